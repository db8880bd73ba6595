import { type CampoDeFormato, valoresDeEjemplo } from '../formato/campos';
import { EN_BLANCO } from '../formato/combinar';
import type { Rol } from '../roles';
import { rechazoDeTextoEnriquecido, textoPlano } from '../texto-enriquecido/reglas';
import { MAXIMO_ENRIQUECIDO } from '../texto-enriquecido/vocabulario';
import { formularioDeAdenda } from './campos';
import {
  type AccionDeAdenda,
  adendaAbierta,
  cicloDeAdenda,
  type EstadoDeAdenda,
  estadosDeAdenda,
  etiquetaDeAdenda,
  type HechosDeAdenda,
  rechazoDeAdendaNueva,
} from './ciclo';
import {
  type CambioDeAdenda,
  desactualizadosDe,
  diferenciasDeContrato,
  sinDecir,
  valorEnLinea,
  valoresVigentes,
} from './reglas';
import { type ContratoDeAdenda, textoDeAdenda } from './texto';
import { esquemaMotivoDeAdenda } from './validacion';

const adenda = (cambio: Partial<HechosDeAdenda> = {}): HechosDeAdenda => ({
  estado: 'P',
  autores: [7, 8],
  decidida: { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' },
  desactualizados: [],
  enBlanco: false,
  ...cambio,
});
const rechazo = (accion: AccionDeAdenda, de: HechosDeAdenda, quien: { role: Rol; id?: number } = { role: 'Legal' }) =>
  cicloDeAdenda.rechazo(accion, de, { actor: { id: 1, ...quien } });
const asistente = { role: 'Asistente Legal' } as const;

describe('refusals', () => {
  test('a contract that is not approved has none, and one has a single open one', () => {
    const otras = (...estados: EstadoDeAdenda[]) => estados.map((estado, i) => ({ estado, numero: i + 1 }));
    expect(rechazoDeAdendaNueva(false, [])).toMatchObject({ status: 422, code: 'contrato-sin-aprobar' });
    for (const estado of ['P', 'R'] as const)
      expect(rechazoDeAdendaNueva(true, otras('A', estado))).toMatchObject({
        status: 409,
        code: 'adenda-abierta',
        title: expect.stringContaining('No. 2'),
      });
    expect(rechazoDeAdendaNueva(true, otras('A', 'X'))).toBeNull();
  });

  test('an act that comes too late says by whom and when the addendum was decided', () => {
    const tarde = (estado: EstadoDeAdenda) => rechazo('rechazar', adenda({ estado }))?.title;
    expect(tarde('A')).toBe('La adenda fue aprobada por Eva Sosa el 10/03/2026 10:04');
    expect(tarde('R')).toBe('La adenda no fue aprobada por Eva Sosa el 10/03/2026 10:04');
    expect(tarde('X')).toBe('La adenda fue anulada por Eva Sosa el 10/03/2026 10:04');
    expect(rechazo('editar', adenda({ estado: 'A', decidida: null }))).toMatchObject({
      status: 409,
      code: 'estado-cambiado',
      title: 'El registro ya cambió de estado, actualice la página',
      detalle: { estado: 'A' },
    });
  });

  test('whoever wrote it first or last does not approve it, unless four eyes are off', () => {
    for (const id of [7, 8])
      expect(rechazo('aprobar', adenda(), { role: 'Legal', id })).toMatchObject({ status: 403, code: 'cuatro-ojos' });
    expect(
      cicloDeAdenda.rechazo('aprobar', adenda(), { actor: { role: 'Legal', id: 7 }, cuatroOjos: false }),
    ).toBeNull();
  });

  test('one that says what is no longer so, or has a blank, is neither sent nor approved', () => {
    const vieja = adenda({ desactualizados: ['Chasis'], enBlanco: true });
    const esperado = {
      status: 422,
      code: 'adenda-desactualizada',
      title: 'Los datos cambiaron después de escribir la adenda: Chasis. Edítela y guárdela de nuevo',
      detalle: { campos: ['Chasis'] },
    };
    expect(rechazo('enviar', vieja, asistente)).toMatchObject(esperado);
    expect(rechazo('aprobar', vieja)).toMatchObject(esperado);
    expect(rechazo('aprobar', adenda({ enBlanco: true }))).toMatchObject({ status: 422, code: 'adenda-en-blanco' });
    for (const accion of ['editar', 'rechazar', 'anular'] as const) expect(rechazo(accion, vieja)).toBeNull();
  });

  test('who does what, and from which state', () => {
    const de = (estado: EstadoDeAdenda, quien: { role: Rol }) =>
      cicloDeAdenda.accionesPosibles(adenda({ estado }), { actor: { id: 1, ...quien } });
    expect(de('P', { role: 'Legal' })).toEqual(['editar', 'aprobar', 'rechazar', 'anular']);
    expect(de('P', asistente)).toEqual(['editar', 'enviar', 'anular']);
    expect(de('R', { role: 'Legal' })).toEqual(['editar', 'anular']);
    for (const estado of ['A', 'X'] as const) expect(de(estado, { role: 'Legal' })).toEqual([]);
    expect(de('P', { role: 'Riesgo' })).toEqual([]);
    expect(cicloDeAdenda.pasoDe('editar', adenda({ estado: 'R' })).hacia).toBe('P');
    expect([cicloDeAdenda.nombre, cicloDeAdenda.etiquetaDe?.('X')]).toEqual(['adenda', 'Anulada']);
    expect(
      estadosDeAdenda.map(({ codigo }) => [codigo, etiquetaDeAdenda[codigo], adendaAbierta({ estado: codigo })]),
    ).toEqual([
      ['P', 'Pendiente', true],
      ['A', 'Aprobada', false],
      ['R', 'No aprobada', true],
      ['X', 'Anulada', false],
    ]);
  });

  test('reason, city, day and text are asked', () => {
    const leido = formularioDeAdenda.revisar(
      { ...formularioDeAdenda.vacio(), texto: '<p></p>' },
      { hoy: '2026-03-10' },
    );
    expect(leido).toEqual({
      errores: {
        motivo: 'El campo es obligatorio',
        lugarEmision: 'Seleccione una ciudad',
        fechaEmision: 'El campo es obligatorio',
        texto: 'El texto de la adenda no puede estar vacío',
      },
    });
    expect(esquemaMotivoDeAdenda.safeParse({ motivo: ' ' }).success).toBe(false);
    expect(esquemaMotivoDeAdenda.safeParse({ motivo: 'Ya no hace falta', version: 2 }).success).toBe(true);
  });
});

const ahora = {
  ...valoresDeEjemplo(),
  'vehiculo.chasis': '8LANUEVO',
  'plan.cuotasPagadas': '25',
  'plan.cuotasPagadasEnPalabras': 'veinticinco (25) cuotas',
  'plan.totalPagado': '$ 10.308,75',
  'contrato.fecha': 'hoy',
};
const dice = {
  'vehiculo.chasis': '8LAVIEJO',
  'vehiculo.color': 'Plata',
  'plan.cuotasPagadas': '24',
  'plan.cuotasPagadasEnPalabras': 'veinticuatro (24) cuotas',
  'plan.totalPagado': '$ 9.896,40',
  'contrato.fecha': '22 de noviembre de 2026',
  'campo.quitado': 'x',
};
const chasis: CambioDeAdenda = { campo: 'vehiculo.chasis', antes: '8LAVIEJO', ahora: '8LANUEVO' };

describe('what it changes', () => {
  test('is what the contract says and is otherwise now; its own day and what was paid by then are no change', () => {
    expect(diferenciasDeContrato(dice, ahora)).toEqual([chasis]);
    expect(diferenciasDeContrato({ 'vehiculo.placa': null }, ahora)).toEqual([
      { campo: 'vehiculo.placa', antes: null, ahora: 'PDB-1234' },
    ]);
  });

  test('approved ones amend what the contract says, the last one last, and nothing that it does not say', () => {
    const otra = { ...chasis, antes: '8LANUEVO', ahora: '8LAOTRO' };
    const color: CambioDeAdenda = { campo: 'vehiculo.motor', antes: null, ahora: 'L2B' };
    expect(valoresVigentes(dice, [[chasis, color], [otra]])).toEqual({ ...dice, 'vehiculo.chasis': '8LAOTRO' });
    expect(valoresVigentes(dice, [])).toEqual(dice);
  });

  test('one that no longer matches the case is told by its fields, also where the case is again as before', () => {
    expect(desactualizadosDe([chasis], dice, ahora)).toEqual([]);
    expect(desactualizadosDe([], dice, ahora)).toEqual(['Chasis']);
    expect(desactualizadosDe([chasis], dice, { ...ahora, 'vehiculo.chasis': '8LAVIEJO' })).toEqual(['Chasis']);
  });

  test('the text must say each new value, however it is wrapped; a table by its rows', () => {
    const gastos: CambioDeAdenda = {
      campo: 'bien.tablaDeGastos',
      antes: null,
      ahora: [
        ['Gasto', 'Valor'],
        ['Timbres &', '$ 45,00'],
        ['Total', '$ 45,00'],
      ],
    };
    expect(valorEnLinea(gastos.ahora)).toBe('Timbres &: $ 45,00; Total: $ 45,00');
    expect([null, '', 'Plata'].map(valorEnLinea)).toEqual(['No consta', 'No consta', 'Plata']);
    expect(sinDecir('<p>Otro texto</p>', [chasis, gastos])).toEqual(['Chasis', 'Tabla de gastos de la operación']);
    expect(sinDecir('<p>8LANUEVO</p><p>Timbres &amp;:<br>$ 45,00; Total: $ 45,00</p>', [chasis, gastos])).toEqual([]);
  });
});

describe('its proposed text', () => {
  const contrato: ContratoDeAdenda = {
    numero: 31,
    naturaleza: 'Contrato de adjudicación con prenda comercial',
    idCodigo: '01-M001-12',
    ciudad: 'Quito',
    fecha: 'veintidós de noviembre de dos mil veintiséis',
    adendas: [],
    ejemplares: 'tres (3) ejemplares',
  };

  test('names the contract, each change before and after, what stays, and its copies; it passes its own rules', () => {
    const html = textoDeAdenda(contrato, [chasis]);
    expect(rechazoDeTextoEnriquecido(html, MAXIMO_ENRIQUECIDO)).toBeNull();
    expect(sinDecir(html, [chasis])).toEqual([]);
    expect(textoPlano(html)).toBe(
      [
        'PRIMERA. ANTECEDENTES. En la ciudad de Quito, el veintidós de noviembre de dos mil veintiséis, las partes suscribieron el contrato de adjudicación con prenda comercial No. 31, del plan 01-M001-12, en adelante «EL CONTRATO».',
        'SEGUNDA. MODIFICACIÓN. Las partes acuerdan modificar EL CONTRATO en lo que sigue: donde consta lo que se transcribe bajo «Donde dice», se leerá lo que se transcribe bajo «Dirá».',
        'Dato',
        '\tDonde dice',
        '\tDirá',
        '\t',
        'Chasis',
        '\t8LAVIEJO',
        '\t8LANUEVO',
        '\t',
        'TERCERA. RATIFICACIÓN. En todo lo que esta adenda no modifica, las partes ratifican EL CONTRATO, que continúa en plena vigencia. Esta adenda forma parte de él y no produce novación: las obligaciones contraídas y las garantías otorgadas subsisten.',
        'CUARTA. ACEPTACIÓN. Leída esta adenda, las partes se ratifican en su contenido y la suscriben en tres (3) ejemplares de igual tenor.',
      ].join('\n'),
    );
  });

  test('names earlier addenda; without a change, or an unknown day, it leaves a line to be written', () => {
    const texto = (adendas: number[], cambio: Partial<ContratoDeAdenda> = {}) =>
      textoPlano(textoDeAdenda({ ...contrato, adendas, ...cambio }, []));
    expect(texto([1])).toContain('modificado por su adenda No. 1, en adelante');
    expect(texto([1, 3])).toContain('modificado por sus adendas Nos. 1 y 3, en adelante');
    expect(texto([])).toContain(`la siguiente estipulación: ${EN_BLANCO}`);
    expect(texto([], { ciudad: null, fecha: null, ejemplares: null }).split(EN_BLANCO)).toHaveLength(5);
  });

  test('a value is never markup', () => {
    const raro: CambioDeAdenda = { campo: 'vehiculo.color' as CampoDeFormato, antes: '<b>', ahora: 'Plata & "azul"' };
    expect(textoDeAdenda(contrato, [raro])).toContain('&lt;b&gt;');
    expect(sinDecir(textoDeAdenda(contrato, [raro]), [raro])).toEqual([]);
  });
});
