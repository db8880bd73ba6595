import type { KeyboardEvent } from 'react';

/**
 * For the fields of a form that is saved by its button only: Enter in a field does nothing. The parts of a date are no inputs, and their own handler
 * would submit the form. What a dialog over the fields hears, which React hands on to them, is the dialog's own.
 * @param when asked with the element around the fields; left out = always
 */
export const ignoreEnter = (when: (fields: HTMLElement) => boolean = () => true) => ({
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !isPartOfDate(event.target) || !isInside(event) || !when(event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !isInside(event)) return;
    if (when(event.currentTarget)) event.preventDefault();
  },
});

const isInside = ({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean =>
  currentTarget.contains(target as Node);

const isPartOfDate = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton';
