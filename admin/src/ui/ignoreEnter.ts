import type { KeyboardEvent } from 'react';

/**
 * Around the fields of a form whose button alone saves: Enter in a field is a slip and does nothing. Parts of a date are no inputs, and their own
 * handler would send the form.
 * @param when asked of the element with the fields; left out = always
 */
export const ignoreEnter = (when: (fields: HTMLElement) => boolean = () => true) => ({
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !isPartOfDate(event.target) || !when(event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && when(event.currentTarget))
      event.preventDefault();
  },
});

const isPartOfDate = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton';
