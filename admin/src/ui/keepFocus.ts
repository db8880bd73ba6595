const USABLE = ['a[href]', 'button', 'input', 'textarea', '[tabindex="0"]']
  .map((selector) => `${selector}:not(:disabled, [aria-disabled=true], [type=hidden], [tabindex="-1"])`)
  .join();
const WAITING = ':is([role=progressbar]:not([aria-valuenow]), [aria-busy=true], [aria-label=Cargando])';
/** The page, or what stands over it: what is looked for is not farther away. */
const FRAME = '#contenido, [role=dialog], [role=menu]';

interface Place {
  readonly element: Element;
  /** What stood in it before the button; null = nothing. */
  readonly before: Element | null;
}

/**
 * For a button that is gone once it has done its work, as 'Reintentar' is: without this the keyboard would begin again at the top of the page. The focus waits
 * where the button stood, and goes to the first thing that can be used in what comes there: a field, a row, or the button again where the call failed again.
 * Whoever moves it meanwhile is left alone. `donde`: the place, where it is not the button's own (the field above its message).
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

/** What came after `antes`: the first thing that can be used, unless something before it is still on its way. */
function firstIn({ element, before }: Place): HTMLElement | undefined {
  const follows = (selector: Element) =>
    before?.isConnected !== true ||
    (!before.contains(selector) && (before.compareDocumentPosition(selector) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const first = [...element.querySelectorAll<HTMLElement>(`${USABLE}, ${WAITING}`)].find(follows);
  return first?.matches(WAITING) === true ? undefined : first;
}

/** As long as nothing in it can be used, the place itself has the focus. */
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
