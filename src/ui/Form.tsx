import type { ComponentProps } from 'react';
import { ignoreHeldEnter } from './ignore-held-enter.ts';

/** A form that a held Enter sends once. */
export const Form = (props: ComponentProps<'form'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears keys of its fields
  <form onKeyDown={ignoreHeldEnter} {...props} />
);
