import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { wordOf } from '../wire.ts';

/** State of an activation key or an invite code. */
export const CodeStatus = wordOf(['UNUSED', 'USED']);

/**
 * A code that a person typed: trimmed, not empty, at most 255, of `allowed` characters only (KEY-3, in this
 * order).
 */
export const typedCode = (allowed: RegExp, refusal: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Code cannot be empty', abort: true }),
    z.maxLength(limits.codeLength, {
      error: `Code cannot be longer than ${limits.codeLength} characters`,
      abort: true,
    }),
    z.regex(allowed, refusal),
  );

/** A generated code that is answered as nothing but its text. */
export const bareCode = z.pipe(
  z.string(),
  z.transform((code: string) => ({ code })),
);

/** How many codes to make at once: 1..100 (KEY-3, LIM-1). */
export const Amount = z.int().check(z.minimum(limits.amount.min), z.maximum(limits.amount.max));
