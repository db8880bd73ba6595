/** A value that an act left otherwise than it found it; null = it was not there. */
export interface Diferencia {
  readonly campo: string;
  readonly antes: string | null;
  readonly despues: string | null;
}

export interface Comparacion {
  readonly diferencias: readonly Diferencia[];
  /** How many values the act left as they were. */
  readonly iguales: number;
}

/** Values by their path ('resolucion.usuario'); of a list each by its place. `null` = what is stored is no object. */
function planos(texto: string | null): Map<string, string> | null {
  if (texto === null || texto === '') return new Map();
  let leido: unknown;
  try {
    leido = JSON.parse(texto);
  } catch {
    return null;
  }
  if (typeof leido !== 'object' || leido === null) return null;
  const valores = new Map<string, string>();
  const recorrer = (valor: unknown, camino: string): void => {
    if (typeof valor === 'object' && valor !== null)
      for (const [nombre, parte] of Object.entries(valor))
        recorrer(parte, camino === '' ? nombre : `${camino}.${nombre}`);
    else if (valor !== null) valores.set(camino, enTexto(valor));
  };
  recorrer(leido, '');
  return valores;
}

const enTexto = (valor: unknown): string => (typeof valor === 'boolean' ? (valor ? 'Sí' : 'No') : String(valor));

/** What an act changed, value by value; `null` = its two texts are no records, to be shown as they are. */
export function comparar(antes: string | null, despues: string | null): Comparacion | null {
  const [de, a] = [planos(antes), planos(despues)];
  if (de === null || a === null) return null;
  const campos = [...new Set([...de.keys(), ...a.keys()])];
  const distintos = campos.filter((campo) => de.get(campo) !== a.get(campo));
  return {
    diferencias: distintos.map((campo) => ({ campo, antes: de.get(campo) ?? null, despues: a.get(campo) ?? null })),
    iguales: campos.length - distintos.length,
  };
}
