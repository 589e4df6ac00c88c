import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { stripInvisible } from '../clean-input.ts';
import { bareText, openEnum } from '../wire.ts';

export const CodeStatus = openEnum(['UNUSED', 'USED']);

/** Creates the schema of a code in a form: as typed (FRM-7), not empty, at most 255 `allowed` characters, in this order (KEY-3). */
export const typedCode = (allowed: RegExp, refusal: string) =>
  z.string().check(
    z.overwrite(stripInvisible),
    z.minLength(1, { error: 'Code cannot be empty', abort: true }),
    z.maxLength(limits.codeLength, {
      error: `Code cannot be longer than ${limits.codeLength} characters`,
      abort: true,
    }),
    z.regex(allowed, refusal),
  );

/** A generated code as a bare string. */
export const bareCode = bareText((code) => ({ code }));

/** The number of codes to generate, 1 to 100 (KEY-3, LIM-1). */
export const Amount = z.int().check(z.minimum(limits.amount.min), z.maximum(limits.amount.max));
