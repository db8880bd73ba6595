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
  const places: Place[] = where === null ? [] : [{ element: where, before: null }];
  for (let child = button; child.parentElement !== null && !child.matches(FRAME); child = child.parentElement)
    places.push({ element: child.parentElement, before: child.previousElementSibling });
  let holder = button;

  const follow = () => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (!lost && activeElement !== holder) return observer.disconnect();
    if (button.isConnected) return;
    const here = places.find(({ element }) => element.isConnected);
    if (here === undefined) return observer.disconnect();
    const arrived = firstIn(here);
    if (arrived !== undefined) {
      observer.disconnect();
      arrived.focus();
    } else if (lost) holder = waitIn(here.element as HTMLElement);
  };
  const observer = new MutationObserver(follow);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled', 'aria-busy', 'tabindex'],
  });
}

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
