import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { ignored } from '../wire.ts';

export const NOT_FILLED = 'Please fill all required fields';
const NOT_EXECUTABLE = 'Please select a valid executable';

/** The upload form of the client (UPL-1). `releaseDate` is YYYY-MM-DD. */
export type ClientUpload = z.infer<typeof ClientUpload>;
export const ClientUpload = z.object({
  file: z
    .file(NOT_FILLED)
    .check(z.refine((file) => file.name.toLowerCase().endsWith(limits.clientFileExtension), NOT_EXECUTABLE)),
  version: z.string(NOT_FILLED).check(z.trim(), z.minLength(1, NOT_FILLED)),
  releaseDate: z.string(),
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
