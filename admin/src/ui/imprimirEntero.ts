const CARGANDO = '.MuiSkeleton-root, [aria-busy=true], [aria-label=Cargando], [role=progressbar]:not([aria-valuenow])';
const PASO = 100;
/** Without anything new, so that a part whose figures come one after the other is waited for. */
const QUIETO = 500;
/** Who prints without a network is not kept waiting for ever. */
const PACIENCIA = 10_000;

const esAtajo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Returns once nothing in it loads and its text stays as it is. */
async function quieto(parte: HTMLElement): Promise<void> {
  const hasta = Date.now() + PACIENCIA;
  let texto = '';
  for (let desde = Date.now(); Date.now() < hasta && Date.now() - desde < QUIETO; ) {
    await new Promise((seguir) => setTimeout(seguir, PASO));
    const actual = parte.querySelector(CARGANDO) === null ? (parte.textContent ?? '') : '';
    if (actual === '' || actual !== texto) desde = Date.now();
    texto = actual;
  }
}

/**
 * Loads a part of the page that nobody has come near before the page is printed. Of the keys the print waits for it; a browser's menu waits for
 * nobody, so that the part is loaded as soon as somebody leaves the page for the menu, with the pointer or the keyboard. @returns what ends it.
 */
export function alImprimir(parte: HTMLElement, cargar: () => void): () => void {
  const porTeclas = (event: KeyboardEvent) => {
    if (!esAtajo(event)) return;
    cargar();
    // another part of the page prints already, and waits for the whole page
    if (event.defaultPrevented) return;
    event.preventDefault();
    void quieto(parte.closest('main') ?? parte).then(() => window.print());
  };
  window.addEventListener('beforeprint', cargar);
  window.addEventListener('blur', cargar);
  document.documentElement.addEventListener('mouseleave', cargar);
  window.addEventListener('keydown', porTeclas);
  return () => {
    window.removeEventListener('beforeprint', cargar);
    window.removeEventListener('blur', cargar);
    document.documentElement.removeEventListener('mouseleave', cargar);
    window.removeEventListener('keydown', porTeclas);
  };
}
