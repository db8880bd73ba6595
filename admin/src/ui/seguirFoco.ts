const USABLE = ['a[href]', 'button', 'input', 'textarea', '[tabindex="0"]']
  .map((uno) => `${uno}:not(:disabled, [aria-disabled=true], [type=hidden], [tabindex="-1"])`)
  .join();
const ESPERA = ':is([role=progressbar]:not([aria-valuenow]), [aria-busy=true], [aria-label=Cargando])';
/** The page, or what stands over it: what is looked for is not farther away. */
const MARCO = '#contenido, [role=dialog], [role=menu]';

interface Lugar {
  readonly lugar: Element;
  /** What stood in it before the button; null = nothing. */
  readonly antes: Element | null;
}

/**
 * For a button that is gone once it has done its work, as 'Reintentar' is: without this the keyboard would begin again at the top of the page. The focus waits
 * where the button stood, and goes to the first thing that can be used in what comes there: a field, a row, or the button again where the call failed again.
 * Whoever moves it meanwhile is left alone. `donde`: the place, where it is not the button's own (the field above its message).
 */
export function seguirFoco(boton: Element, donde: Element | null = null): void {
  const lugares: Lugar[] = donde === null ? [] : [{ lugar: donde, antes: null }];
  for (let hijo = boton; hijo.parentElement !== null && !hijo.matches(MARCO); hijo = hijo.parentElement)
    lugares.push({ lugar: hijo.parentElement, antes: hijo.previousElementSibling });
  let dueno = boton;

  const seguir = () => {
    const { activeElement } = document;
    const perdido = activeElement === null || activeElement === document.body;
    if (!perdido && activeElement !== dueno) return observador.disconnect();
    if (boton.isConnected) return;
    const aqui = lugares.find(({ lugar }) => lugar.isConnected);
    if (aqui === undefined) return observador.disconnect();
    const llega = primeroDe(aqui);
    if (llega !== undefined) {
      observador.disconnect();
      llega.focus();
    } else if (perdido) dueno = esperarEn(aqui.lugar as HTMLElement);
  };
  const observador = new MutationObserver(seguir);
  observador.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled', 'aria-busy', 'tabindex'],
  });
}

/** What came after `antes`: the first thing that can be used, unless something before it is still on its way. */
function primeroDe({ lugar, antes }: Lugar): HTMLElement | undefined {
  const sigue = (uno: Element) =>
    antes?.isConnected !== true ||
    (!antes.contains(uno) && (antes.compareDocumentPosition(uno) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const primero = [...lugar.querySelectorAll<HTMLElement>(`${USABLE}, ${ESPERA}`)].find(sigue);
  return primero?.matches(ESPERA) === true ? undefined : primero;
}

/** As long as nothing in it can be used, the place itself has the focus. */
function esperarEn(lugar: HTMLElement): HTMLElement {
  if (!lugar.hasAttribute('tabindex')) {
    lugar.tabIndex = -1;
    lugar.style.outline = 'none';
    const dejar = () => {
      lugar.removeAttribute('tabindex');
      lugar.style.removeProperty('outline');
    };
    lugar.addEventListener('blur', dejar, { once: true });
  }
  lugar.focus({ preventScroll: true });
  return lugar;
}
