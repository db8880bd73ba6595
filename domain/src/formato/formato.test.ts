import { bloquesDeContrato, encabezadoDeBloque, esBloque, idsDeBloque } from '../contrato/bloques';
import { rechazoDeTextoEnriquecido, textoPlano } from '../texto-enriquecido/reglas';
import { camposDeFormato, grupoDeCampo, gruposDeCampos, nombresDeCampo, valoresDeEjemplo } from './campos';
import { describirProblema, type FormatoVigente, formatosQueAplican, huecosYDobles, problemasDesde } from './cobertura';
import { camposDe, camposDesconocidosDe, combinar, EN_BLANCO, revisarCampos } from './combinar';
import {
  type Condiciones,
  combinacionesDe,
  condicionesDe,
  condicionesPosibles,
  describirCombinacion,
  describirCondiciones,
  dimensiones,
  esCombinacionPosible,
  nombresDeDimension,
  resumirCombinaciones,
  sinCondiciones,
} from './condiciones';

const casado: Condiciones = {
  producto: '01',
  estadoCivil: 'C',
  separacionBienes: 'N',
  garantia: 'F',
  garante: 'S',
  estadoBien: 'Nuevo',
  saldo: 'S',
};
const cedula = '1712345678';
const posibles = condicionesPosibles();
const valores = valoresDeEjemplo();

describe('LEG-574', () => {
  it('there are exactly seven blocks, numbered one to seven, and nothing else is one', () => {
    expect(bloquesDeContrato.map(({ orden }) => orden)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(idsDeBloque).size).toBe(7);
    expect(['', 'constructor', 'Objeto', 1, null].some(esBloque)).toBe(false);
  });

  it('a block is headed by its ordinal and its name', () => {
    expect(encabezadoDeBloque('garantia')).toBe('CLÁUSULA QUINTA.- GARANTÍAS');
  });
});

describe('combinations of conditions', () => {
  it('without a spouse there are no separated goods; all other combinations exist', () => {
    expect(esCombinacionPosible({ ...casado, estadoCivil: 'S', separacionBienes: 'S' })).toBe(false);
    const enteras = nombresDeDimension.reduce((n, dimension) => n * dimensiones[dimension].valores.length, 1);
    // three of five marital states have no spouse: half of theirs cannot be
    expect(posibles).toHaveLength(enteras - (enteras * 3) / 5 / 2);
    expect(new Set(posibles.map(describirCombinacion)).size).toBe(posibles.length);
  });

  it('facts with one missing or unknown name it', () => {
    expect(condicionesDe({ ...casado, garantia: null })).toEqual({ falta: 'garantia' });
    expect(condicionesDe({ ...casado, producto: '03' })).toEqual({ falta: 'producto' });
    expect(condicionesDe({ ...casado, separacionBienes: null })).toEqual({ falta: 'separacionBienes' });
  });

  it('who is single is not asked for a separation of goods', () => {
    expect(condicionesDe({ ...casado, estadoCivil: 'S', separacionBienes: null })).toEqual({
      ...casado,
      estadoCivil: 'S',
      separacionBienes: 'N',
    });
  });

  it('conditions of a format in words', () => {
    expect(describirCondiciones(sinCondiciones())).toBe('Todos los casos');
    expect(describirCondiciones({ ...sinCondiciones(), estadoCivil: ['C', 'U'], garante: ['S'] })).toBe(
      'Casado o Unión de hecho · con garante',
    );
    expect(describirCombinacion({ ...casado, estadoCivil: 'V' })).toBe(
      'MotorPlan, Viudo, Fideicomiso, con garante, Nuevo, con saldo',
    );
  });

  it.each([
    [{ producto: ['01'] }],
    [{ estadoCivil: ['S', 'D', 'V'] }],
    [{ estadoCivil: ['C', 'U'], separacionBienes: ['S'] }],
    [{ garantia: ['C'], estadoBien: ['Usado'], garante: ['N'] }],
  ] as const)('what %j lets through is named by it', (pedidas) => {
    const formato = { ...sinCondiciones(), ...pedidas };
    const [resumen, ...mas] = resumirCombinaciones(combinacionesDe(formato));
    expect(mas).toEqual([]);
    expect(combinacionesDe(resumen as never)).toEqual(combinacionesDe(formato));
  });

  it('combinations of two kinds are named one by one, none lost and none twice', () => {
    const dos = [
      ...combinacionesDe({ ...sinCondiciones(), producto: ['01'], garante: ['S'] }),
      ...combinacionesDe({ ...sinCondiciones(), producto: ['02'], garantia: ['F'] }),
    ];
    const resumen = resumirCombinaciones(dos);
    const nombradas = resumen.flatMap(combinacionesDe).map(describirCombinacion);
    expect(nombradas.sort()).toEqual(dos.map(describirCombinacion).sort());
    expect(resumen.map(describirCondiciones)).toEqual(['MotorPlan · con garante', 'CasaPlan · Fideicomiso']);
  });
});

describe('which format is for a contract', () => {
  const formato = (codigo: string, resto: Partial<FormatoVigente> = {}): FormatoVigente => ({
    bloque: 'garantia',
    codigo,
    condiciones: sinCondiciones(),
    vigenteDesde: '2026-01-01',
    vigenteHasta: null,
    ...resto,
  });
  const soloConGarante = { ...sinCondiciones(), garante: ['S'] as const };
  const soloSinGarante = { ...sinCondiciones(), garante: ['N'] as const };

  it('none, and two, are told apart and named with their cases', () => {
    const sinNada = huecosYDobles([], 'garantia', '2026-06-01');
    expect(sinNada.map(describirProblema)).toEqual(['Ningún formato para: Todos los casos']);
    const dos = huecosYDobles([formato('A'), formato('B', { condiciones: soloConGarante })], 'garantia', '2026-06-01');
    expect(dos.map(describirProblema)).toEqual(['Más de un formato (A, B) para: con garante']);
    const hueco = huecosYDobles([formato('B', { condiciones: soloConGarante })], 'garantia', '2026-06-01');
    expect(hueco.map(describirProblema)).toEqual(['Ningún formato para: sin garante']);
  });

  it('a long list of cases ends after three', () => {
    const sueltas = posibles.filter((_, i) => i % 9 === 0);
    expect(describirProblema({ bloque: 'objeto', fecha: '2026-06-01', codigos: [], combinaciones: sueltas })).toMatch(
      /^Ningún formato para: ([^;]+; ){3}y \d+ casos más$/,
    );
  });

  it('one for each is no problem; of another block or day it is none of these', () => {
    const juntos = [formato('A', { condiciones: soloConGarante }), formato('B', { condiciones: soloSinGarante })];
    expect(huecosYDobles(juntos, 'garantia', '2026-06-01')).toEqual([]);
    expect(huecosYDobles(juntos, 'objeto', '2026-06-01')).toHaveLength(1);
    expect(huecosYDobles(juntos, 'garantia', '2025-12-31')).toHaveLength(1);
    expect(formatosQueAplican(juntos, casado, '2026-06-01').map(({ codigo }) => codigo)).toEqual(['A']);
  });

  it('a version ends on the day before the next begins: no day without one, none with two', () => {
    const hasta = formato('A', { vigenteHasta: '2026-06-30' });
    const desde = formato('A', { vigenteDesde: '2026-07-01' });
    expect(problemasDesde([hasta, desde], 'garantia', '2026-06-01')).toEqual([]);
    expect(problemasDesde([hasta], 'garantia', '2026-06-01').map(({ fecha }) => fecha)).toEqual(['2026-07-01']);
    const encima = formato('B', { vigenteDesde: '2026-06-30' });
    expect(
      problemasDesde([hasta, encima], 'garantia', '2026-06-01').map(({ fecha, codigos }) => [fecha, codigos]),
    ).toEqual([['2026-06-30', ['A', 'B']]]);
  });
});

describe('merge fields in a text', () => {
  const rechazos = (html: string, combinaciones = posibles) =>
    revisarCampos(html, combinaciones).map(({ nombre, linea }) => `${nombre}:${linea}`);

  it.each([
    ['a field that there is not', '<p>a</p><p>[[cliente.edad]]</p>', 'cliente.edad:2'],
    ['a name of what every object has', '<p>[[constructor]]</p>', 'constructor:1'],
    ['an empty one', '<p>[[]]</p>', ':1'],
    ['one with marks inside', '<p>[[cliente<strong>.nombre</strong>]]</p>', 'cliente.nombre:1'],
    ['one that is not closed', '<ul><li>a</li><li>[[cliente.nombre]</li></ul>', '[[:2'],
    ['braces of a template engine', '<p>{{cliente.nombre}}</p>', '{{:1'],
    ['a helper of one', '<p>{{#each this}}{{/each}}</p>', '{{:1'],
    ['brackets as numbers', '<p>&#91;&#x5B;cliente.nombre]</p>', '&#91;:1'],
    ['a table within a sentence', '<p>Los gastos [[bien.tablaDeGastos]]</p>', 'bien.tablaDeGastos:1'],
  ])('%s is refused with its name and line', (_, html, rechazo) => expect(rechazos(html)).toEqual([rechazo]));

  it('a field that not all of its contracts have is refused, and taken where all of them do', () => {
    const html = '<p>[[conyuge.nombre]] [[vehiculo.placa]]</p>';
    expect(rechazos(html)).toEqual(['conyuge.nombre:1', 'vehiculo.placa:1']);
    const deCasados = { ...sinCondiciones(), estadoCivil: ['C', 'U'] as const, producto: ['01'] as const };
    expect(rechazos(html, combinacionesDe(deCasados))).toEqual([]);
    expect(revisarCampos(html, posibles)[0]?.mensaje).toContain('con cónyuge o conviviente');
  });

  it('a field between words, in bold, in a cell and a table of its own are taken', () => {
    const html =
      '<p>Yo, <strong>[[cliente.nombre]]</strong>,</p><table><tbody><tr><td><p>[[plan.monto]]</p></td></tr></tbody></table><p>[[bien.tablaDeGastos]]</p>';
    expect(rechazos(html)).toEqual([]);
    expect(camposDe(html)).toEqual(['cliente.nombre', 'plan.monto', 'bien.tablaDeGastos']);
  });

  it('every field has a label of its own, a group and an example that stays rich text', () => {
    const etiquetas = nombresDeCampo.map((nombre) => camposDeFormato[nombre].etiqueta);
    expect(new Set(etiquetas).size).toBe(etiquetas.length);
    expect(nombresDeCampo.filter((nombre) => gruposDeCampos[grupoDeCampo(nombre)] === undefined)).toEqual([]);
    const { texto, faltan } = combinar(nombresDeCampo.map((nombre) => `<p>[[${nombre}]]</p>`).join(''), valores);
    expect(faltan).toEqual([]);
    expect(texto).not.toMatch(/\[\[|\]\]/);
    expect(rechazoDeTextoEnriquecido(texto, 40_000)).toBeNull();
  });
});

describe('filling a text', () => {
  it.each([
    '<script>alert(1)</script>',
    '</p><img src=x onerror=alert(1)>',
    '[[empresa.ruc]]',
    '{{constructor.constructor "return process"}}',
    'A & B "C" $& $1 $`',
  ])('a value that says %s stands in it as letters', (nombre) => {
    const { texto } = combinar('<p>Yo, [[cliente.nombre]], digo</p>', { ...valores, 'cliente.nombre': nombre });
    expect(rechazoDeTextoEnriquecido(texto, 1000)).toBeNull();
    expect(textoPlano(texto)).toBe(`Yo, ${nombre}, digo`);
  });

  it('an unknown value leaves a blank line and is listed once', () => {
    const { texto, faltan } = combinar('<p>[[cliente.correo]] o [[cliente.correo]], [[cliente.telefono]]</p>', {
      ...valores,
      'cliente.correo': null,
      'cliente.telefono': '',
    });
    expect(texto).toBe(`<p>${EN_BLANCO} o ${EN_BLANCO}, ${EN_BLANCO}</p>`);
    expect(faltan).toEqual(['cliente.correo', 'cliente.telefono']);
  });

  it('a table takes the place of its paragraph, its cells escaped', () => {
    const { texto } = combinar(
      '<p style="text-align: center">[[pagare.tablaDeCuotas]]</p><p>[[cliente.identificacion]]</p>',
      {
        ...valores,
        'pagare.tablaDeCuotas': [
          ['No.', 'Valor'],
          ['1', '<b>'],
        ],
      },
    );
    expect(texto).toBe(
      `<table><tbody><tr><th><p>No.</p></th><th><p>Valor</p></th></tr><tr><td><p>1</p></td><td><p>&lt;b&gt;</p></td></tr></tbody></table><p>${cedula}</p>`,
    );
  });

  it('a column of amounts is aligned to the right', () => {
    const { texto } = combinar('<p>[[bien.tablaDeGastos]]</p>', valores);
    expect(texto).toContain('<th><p>Gasto</p></th><th><p style="text-align: right">Valor</p></th>');
    expect(texto).toContain('<td><p style="text-align: right">$ 120,00</p></td>');
  });

  it('what a contract may lack goes with its row or paragraph, and is no blank; within a sentence it is one', () => {
    const sinPlaca = { ...valores, 'vehiculo.placa': null, 'garante.autorizacion': null };
    const fila = (campo: string): string => `<tr><th><p>Dato</p></th><td><p>[[${campo}]]</p></td></tr>`;
    const html = `<table><tbody>${fila('vehiculo.placa')}${fila('vehiculo.marca')}</tbody></table><p style="text-align: justify">[[garante.autorizacion]]</p>`;
    expect(combinar(html, sinPlaca)).toEqual({
      texto: `<table><tbody>${fila('vehiculo.marca').replace('[[vehiculo.marca]]', 'Chevrolet')}</tbody></table>`,
      faltan: [],
    });
    expect(combinar('<p>de placa [[vehiculo.placa]]</p>', sinPlaca).faltan).toEqual(['vehiculo.placa']);
    expect(combinar(fila('vehiculo.marca'), { ...valores, 'vehiculo.marca': null }).faltan).toEqual(['vehiculo.marca']);
  });

  it('an unchecked field is refused', () => {
    expect(() => combinar('<p>[[cliente.edad]]</p>', valores)).toThrow('cliente.edad');
    const viejo = '<p>[[cliente.edad]], [[cliente.nombre]] y [[cliente.edad]]</p>';
    expect(camposDesconocidosDe(viejo)).toEqual(['cliente.edad']);
    expect(camposDesconocidosDe('<p>[[cliente.nombre]]</p>')).toEqual([]);
  });
});
