import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { ignored } from '../wire.ts';
import { hasSensibleYear, WRONG_YEAR } from '../wire-times.ts';

export const FILL_ALL_FIELDS = 'Please fill all required fields';
const NOT_EXECUTABLE = 'Please select a valid executable';
const EMPTY = 'The file is empty';
const NOT_A_VERSION = 'Version can only contain letters, numbers, spaces and . , + _ - ( )';

/** True for a file with a name before its extension, and without characters that file names lack. */
const isExecutable = ({ name }: File) =>
  name.toLowerCase().endsWith(limits.clientFileExtension) &&
  name.slice(0, -limits.clientFileExtension.length).trim() !== '' &&
  !/[\p{Cc}/\\]/u.test(name);

/** The upload form of the client (UPL-1). `releaseDate` is YYYY-MM-DD. */
export type ClientUpload = z.infer<typeof ClientUpload>;
export const ClientUpload = z.object({
  file: z.file(FILL_ALL_FIELDS).check(
    z.refine(isExecutable, { error: NOT_EXECUTABLE, abort: true }),
    z.refine(({ size }) => size > 0, EMPTY),
  ),
  version: z.string(FILL_ALL_FIELDS).check(
    z.trim(),
    z.minLength(1, { error: FILL_ALL_FIELDS, abort: true }),
    z.maxLength(limits.versionLength, {
      error: `Version cannot be longer than ${limits.versionLength} characters`,
      abort: true,
    }),
    z.regex(/^[\p{L}\p{N} .,+_()-]+$/u, NOT_A_VERSION),
  ),
  releaseDate: z.string().check(z.refine(hasSensibleYear, WRONG_YEAR)),
});

export const adminClient = {
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/client/upload',
    access: 'admin',
    summary: 'Upload a client version',
    body: ClientUpload,
    encoding: 'multipart',
    reply: ignored,
    assumed: { 'body.releaseDate': 'YYYY-MM-DD, as the date field has it.' },
  }),
};
