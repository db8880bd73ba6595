import { type Campo, type Formulario, sumarDias } from '@adjudica/domain';

/** A value of a field that lies on one side of a bound. */
export interface Borde {
  campo: string;
  que: string;
  valor: unknown;
  aceptado: boolean;
}

/**
 * Both sides of every bound of a form, read from its own table: a bound that is added to the table is tried through the API without another
 * line. For fields that the base record shows.
 */
export function bordesDe<V extends object, C>(formulario: Formulario<V, C>, contexto: C): Borde[] {
  return formulario.nombres.flatMap((campo) =>
    lados(formulario.campos[campo], contexto).map(([que, valor, aceptado]) => ({ campo, que, valor, aceptado })),
  );
}

type Lado = [que: string, valor: unknown, aceptado: boolean];

function lados<V, C>(campo: Campo<V, C>, contexto: C): Lado[] {
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return [
        [`${campo.maximo} characters`, letras(campo.maximo, campo.patron?.expresion), true],
        [`${campo.maximo + 1} characters`, letras(campo.maximo + 1, campo.patron?.expresion), false],
        ...hostiles,
      ];
    case 'enriquecido': {
      const parrafo = (largo: number): string => `<p>${'a'.repeat(largo - 7)}</p>`;
      return [
        [`${campo.maximo} characters with their marks`, parrafo(campo.maximo), true],
        [`${campo.maximo + 1} characters with their marks`, parrafo(campo.maximo + 1), false],
        ['a script, which is removed', '<p>a</p><script>b</script>', true],
        ['nothing but a script', '<script>b</script>', campo.requerido === undefined],
      ];
    }
    case 'digitos': {
      const minimo = campo.minimo ?? 1;
      return [
        ...(minimo > 1 ? [[`${minimo - 1} digits`, '1'.repeat(minimo - 1), false] as Lado] : []),
        [`${minimo} digits`, '1'.repeat(minimo), true],
        [`${campo.maximo} digits`, '1'.repeat(campo.maximo), true],
        [`${campo.maximo + 1} digits`, '1'.repeat(campo.maximo + 1), false],
        ['a letter', `${'1'.repeat(campo.maximo - 1)}a`, false],
        ...hostiles,
      ];
    }
    case 'correo': {
      const dominio = '@correo.example';
      return [
        ['254 characters', 'a'.repeat(254 - dominio.length) + dominio, true],
        ['255 characters', 'a'.repeat(255 - dominio.length) + dominio, false],
        ['no at', 'correo.example', false],
        ...hostiles,
      ];
    }
    case 'fecha': {
      const { desde, hasta } = campo.rango(contexto);
      return [
        ...(desde === undefined
          ? []
          : ([
              [`${desde}`, desde, true],
              [`before ${desde}`, sumarDias(desde, -1), false],
            ] as Lado[])),
        ...(hasta === undefined
          ? []
          : ([
              [`${hasta}`, hasta, true],
              [`after ${hasta}`, sumarDias(hasta, 1), false],
            ] as Lado[])),
        ['30 February', '2000-02-30', false],
      ];
    }
    case 'opcion':
      return [
        ...campo.opciones.map(({ codigo }): Lado => [codigo, codigo, true]),
        ['another code', '?', false],
        ['a property of every object', 'toString', false],
      ];
    case 'catalogo':
      return [
        ['a code that does not exist', '0'.repeat(campo.maximo), false],
        ['no code at all', "'; --", false],
      ];
    case 'entero':
      return [
        [`${campo.minimo}`, campo.minimo, true],
        [`${campo.minimo - 1}`, campo.minimo - 1, false],
        [`${campo.maximo}`, campo.maximo, true],
        [`${campo.maximo + 1}`, campo.maximo + 1, false],
        ['a half', 0.5, false],
        ['more than a database holds', 1e300, false],
      ];
    case 'monto':
      return [
        [`${campo.minimo}`, campo.minimo, true],
        ['a cent below', campo.minimo - 0.01, false],
        ['the largest', 999_999_999_999.99, true],
        ['larger', 1e12, false],
        ['three decimals', 0.001, false],
      ];
    case 'casilla':
      return [];
  }
}

/** What must come back as a message under the field, and reach no document. */
const hostiles: Lado[] = [
  ['a control character', 'Ana\u0007Loor', false],
  ['half an emoji', 'Ana \ud83d Mera', false],
  ['a line break', 'Ana\nLoor Mera', false],
];

/** A text of exactly this length that the pattern accepts: as one word, with a figure, or as many words. */
function letras(largo: number, expresion: RegExp | undefined): string {
  const una = 'A'.repeat(largo);
  const conCifra = '1'.padStart(largo, 'A');
  const varias = `${'ab '
    .repeat(largo)
    .slice(0, largo - 1)
    .trimEnd()}`.padEnd(largo, 'b');
  return [una, conCifra].find((texto) => expresion === undefined || expresion.test(texto)) ?? varias;
}
