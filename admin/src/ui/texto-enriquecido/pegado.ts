/** Word writes an item of a list as a paragraph whose style says list and level, with its bullet or number as letters. */
const ITEM = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const SENAL = /mso-list:\s*ignore/i;
const NUMERADA = /^[\s\u00a0]*(?:\d+|[a-z]{1,4})[.)]/i;

interface Item {
  readonly parrafo: Element;
  readonly nivel: number;
  readonly ordenada: boolean;
}

const estiloDe = (elemento: Element): string => elemento.getAttribute('style') ?? '';

/** Without its bullet, which the list draws. */
function itemDe(parrafo: Element): Item | null {
  const nivel = ITEM.exec(estiloDe(parrafo))?.[2];
  if (nivel === undefined) return null;
  const senal = [...parrafo.querySelectorAll('[style]')].find((elemento) => SENAL.test(estiloDe(elemento)));
  const ordenada = NUMERADA.test(senal?.textContent ?? '');
  senal?.remove();
  return { parrafo, nivel: Number(nivel), ordenada };
}

/** The lists that are open while items are read, the innermost last. */
function ponerEn(abiertas: { lista: Element; nivel: number }[], { parrafo, nivel, ordenada }: Item): void {
  while (abiertas.length > 1 && (abiertas.at(-1)?.nivel ?? 0) > nivel) abiertas.pop();
  const { ownerDocument: documento } = parrafo;
  const ultima = abiertas.at(-1);
  if (ultima === undefined || ultima.nivel < nivel) {
    const lista = documento.createElement(ordenada ? 'ol' : 'ul');
    const dueno = ultima?.lista.lastElementChild;
    if (dueno === undefined || dueno === null) parrafo.before(lista);
    else dueno.append(lista);
    abiertas.push({ lista, nivel });
  }
  const item = documento.createElement('li');
  abiertas.at(-1)?.lista.append(item);
  item.append(parrafo);
}

/** Pasted text of Word with its lists as lists; anything else as it came. The editor itself drops what is outside of its vocabulary. */
export function conListasDeWord(html: string): string {
  if (!/mso-list/i.test(html)) return html;
  const documento = new DOMParser().parseFromString(html, 'text/html');
  let abiertas: { lista: Element; nivel: number }[] = [];
  for (const elemento of [...documento.body.querySelectorAll('p')]) {
    const item = itemDe(elemento);
    const seguido = abiertas[0] !== undefined && elemento.previousElementSibling === abiertas[0].lista;
    if (item === null || !seguido) abiertas = [];
    if (item !== null) ponerEn(abiertas, item);
  }
  return documento.body.innerHTML;
}
