import { propios } from '../mensajes';
import { numerosConDosNombres } from '../pagare/personas';
import { normalizar } from '../texto';
import type { DatoDelCaso, Hallazgo, Papel, PlanDelCaso } from './tipos';

const datos = Object.keys(propios.casoDatos) as readonly DatoDelCaso[];

/** Names of the same person: surnames first or last, with the second name or without it. */
const palabras = (texto: string): string => normalizar(texto).split(/\s+/).sort().join(' ');
const iguales = (dato: DatoDelCaso, a: string, b: string): boolean =>
  dato === 'representante' ? palabras(a) === palabras(b) : normalizar(a) === normalizar(b);

/** Where it is mended: the last of the papers that can still change. */
const lugarDe = (papeles: readonly Papel[]): Hallazgo['lugar'] =>
  (papeles.findLast(({ firme }) => !firme) ?? papeles.at(-1))?.lugar ?? null;
/** The debtor's number is the note's, which keeps the one that it was made with. */
const lugarDeDato = (dato: DatoDelCaso, papeles: readonly Papel[]): Hallazgo['lugar'] =>
  lugarDe(papeles.filter(({ papel, firme }) => dato === 'deudor' && papel === 'pagare' && !firme)) ?? lugarDe(papeles);

function desacuerdoEn(dato: DatoDelCaso, papeles: readonly Papel[]): Hallazgo[] {
  const dichos = papeles.filter(({ dice }) => (dice[dato] ?? null) !== null);
  const valorDe = ({ dice }: Papel): string => dice[dato] as string;
  const [primero] = dichos;
  if (primero === undefined || dichos.every((papel) => iguales(dato, valorDe(papel), valorDe(primero)))) return [];
  const texto = propios.casoDesacuerdo(
    propios.casoDatos[dato],
    dichos.map((papel) => [valorDe(papel), propios.casoPapelesDe[papel.papel]]),
  );
  return [{ texto, lugar: lugarDeDato(dato, dichos) }];
}

/** What the papers of a plan do not say alike: each fact, each number that stands under two names, and a pledge older than its order. */
export function desacuerdosDe({ papeles, prenda }: Pick<PlanDelCaso, 'papeles' | 'prenda'>): Hallazgo[] {
  const personas = papeles.flatMap(({ papel, firmas }) =>
    firmas.map((persona) => ({ ...persona, calidad: `${persona.calidad}, ${propios.casoPapelesDe[papel]}` })),
  );
  const numeros = [...new Set(numerosConDosNombres(personas))].map((texto) => ({ texto, lugar: lugarDe(papeles) }));
  return [...datos.flatMap((dato) => desacuerdoEn(dato, papeles)), ...numeros, ...(prenda === null ? [] : [prenda])];
}
