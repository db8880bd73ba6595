import { ROW_VERB } from './table/rowFocus';

const USABLE = ['a[href]', 'button', 'input', 'textarea', '[tabindex="0"]']
  .map((selector) => `${selector}:not(:disabled, [aria-disabled=true], [type=hidden], [tabindex="-1"])`)
  .join();
const WAITING = ':is([role=progressbar]:not([aria-valuenow]), [aria-busy=true], [aria-label=Cargando])';
/** The page or the layer above it: the search for a focus target does not leave it. */
const FRAME = '#contenido, [role=dialog], [role=menu]';

interface Place {
  readonly element: Element;
  /** What stood before the button in this element; null = nothing. */
  readonly before: Element | null;
}

/**
 * Keeps the focus in place when a button disappears with its click, as 'Reintentar' does; otherwise the focus would fall back to the top of the page.
 * The focus waits where the button was and moves to the first control that appears there: a field, a row, or the button again if the call failed
 * again. If the user moves the focus meanwhile, nothing happens.
 * @param where element to search in, where it is not around the button (the field above its message)
 */
export function keepFocus(button: Element, where: Element | null = null): void {
  follow(button, [...(where === null ? [] : [{ element: where, before: null }]), ...placesOf(button, FRAME)]);
}

/**
 * Remembers the place of what opens a dialog. The answer is called once the dialog is closed, with what had the focus in it then: the opener has the
 * focus again; if it is gone, or goes with its row, the next row has it (its verb after a verb), and without a row the heading of the page.
 */
export function rememberFocus(opener: Element | null): (leaving: Element | null) => void {
  const places = opener?.closest('table') ? placesOf(opener, 'table') : [];
  return (leaving) => {
    if (document.activeElement === leaving && leaving instanceof HTMLElement && leaving !== opener) leaving.blur();
    if (isLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    // it is there, and cannot be pressed any more
    if (isLost() && opener?.isConnected === true) waitAtHeading();
    else follow(opener, places, waitAtHeading);
  };
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The elements around the button up to the frame. */
function placesOf(button: Element, frame: string): Place[] {
  const places: Place[] = [];
  for (let child = button; child.parentElement !== null && !child.matches(frame); child = child.parentElement)
    places.push({ element: child.parentElement, before: child.previousElementSibling });
  return places;
}

/** @param otherwise for when none of the places is left */
function follow(button: Element | null, places: readonly Place[], otherwise: () => void = () => {}): void {
  let holder = button;
  const isVerb = button?.hasAttribute(ROW_VERB) === true;
  const step = () => {
    const lost = isLost();
    if (!lost && document.activeElement !== holder) return observer.disconnect();
    if (button?.isConnected === true) return;
    const here = places.find(({ element }) => element.isConnected);
    const arrived = here && firstIn(here);
    if (here !== undefined && arrived === undefined) {
      if (lost) holder = waitIn(here.element as HTMLElement);
      return;
    }
    observer.disconnect();
    if (arrived !== undefined) (isVerb ? verbBeside(arrived) : arrived).focus();
    else if (lost) otherwise();
  };
  const observer = new MutationObserver(step);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled', 'aria-busy', 'tabindex'],
  });
  step();
}

function waitAtHeading(): void {
  const page = document.getElementById('contenido');
  const heading = page?.querySelector<HTMLElement>('h1') ?? page;
  if (heading) waitIn(heading);
}

const verbBeside = (control: HTMLElement): HTMLElement =>
  control.closest('tr')?.querySelector<HTMLElement>(`[${ROW_VERB}]`) ?? control;

/** The first control after `before`, unless something before it is still loading. */
function firstIn({ element, before }: Place): HTMLElement | undefined {
  const follows = (selector: Element) =>
    before?.isConnected !== true ||
    (!before.contains(selector) && (before.compareDocumentPosition(selector) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const first = [...element.querySelectorAll<HTMLElement>(`${USABLE}, ${WAITING}`)].find(follows);
  return first?.matches(WAITING) === true ? undefined : first;
}

/** While no control is there, the element itself has the focus. */
function waitIn(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
    const release = () => {
      element.removeAttribute('tabindex');
      element.style.removeProperty('outline');
    };
    element.addEventListener('blur', release, { once: true });
  }
  element.focus({ preventScroll: true });
  return element;
}
