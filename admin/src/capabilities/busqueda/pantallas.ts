import { prefijoDe, type Rol, tokensDeBusqueda } from '@adjudica/domain';
import { type Areas, addressOf, isGroup, menuIn, screensIn } from '../../ui/navigation';

export interface Pantalla {
  readonly titulo: string;
  /** Where it stands in the menu. */
  readonly grupo: string;
  /** Without the prefix of the role. */
  readonly ruta: string;
}

/** Screens that need no record: those of the menu, and those that only other screens lead to. */
export function pantallasDe(areas: Areas, role: Rol): readonly Pantalla[] {
  const { name } = areas[prefijoDe(role)];
  const entradas = menuIn(areas, role).flatMap((entrada) =>
    isGroup(entrada)
      ? entrada.entries.map((item) => ({ grupo: entrada.label, item }))
      : [{ grupo: name, item: entrada }],
  );
  const delMenu = entradas.map(({ grupo, item }) => ({ titulo: item.label, grupo, ruta: addressOf(item) }));
  const rutas = new Set(entradas.map(({ item }) => item.path));
  const otras = screensIn(areas, role)
    .filter(({ path }) => !rutas.has(path) && !path.includes(':') && !path.endsWith('/nuevo'))
    .map(({ title, path }) => ({ titulo: title, grupo: name, ruta: path }));
  return [...delMenu, ...otras];
}

/** Those of which each word typed begins a word of the name; none where nothing is typed. */
export function llamadas<T>(todas: readonly T[], texto: string, nombreDe: (una: T) => string): readonly T[] {
  const escritas = tokensDeBusqueda(texto);
  if (escritas.length === 0) return [];
  return todas.filter((una) => {
    const palabras = tokensDeBusqueda(nombreDe(una));
    return escritas.every((escrita) => palabras.some((palabra) => palabra.startsWith(escrita)));
  });
}
