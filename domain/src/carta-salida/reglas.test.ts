import { comoFecha } from '../fechas';
import { propios } from '../mensajes';
import {
  borradorDeCarta,
  type HechosDelBorrador,
  type HechosDePrueba,
  type PruebaDeEntrega,
  pruebasQueSePiden,
  rangoDeEntrega,
  rechazoDeCita,
  rechazoDeFechaDeEntrega,
  rechazoPorPruebas,
} from './reglas';

describe('the proofs of a delivery', () => {
  const hay = { conArchivo: true, estado: null };
  const errores = (pruebas: Partial<Record<PruebaDeEntrega, HechosDePrueba | null>>) =>
    rechazoPorPruebas(Object.entries(pruebas) as Parameters<typeof rechazoPorPruebas>[0])?.errors ?? null;

  test('CAR-513 CAR-514 each one that is missing, without file or rejected is named', () => {
    const faltaActa = 'Suba el acta de entrega (PDF)';
    const faltaFoto = 'Suba la foto de la entrega';
    expect(errores({ actaEntrega: null, fotoEntrega: null })).toEqual({
      actaEntrega: faltaActa,
      fotoEntrega: faltaFoto,
    });
    expect(errores({ actaEntrega: { conArchivo: false, estado: true }, fotoEntrega: hay })).toEqual({
      actaEntrega: faltaActa,
    });
    expect(errores({ actaEntrega: hay, fotoEntrega: { conArchivo: true, estado: false } })).toEqual({
      fotoEntrega: 'Este archivo fue rechazado: suba otro',
    });
    expect(
      rechazoPorPruebas([
        ['actaEntrega', null],
        ['fotoEntrega', null],
      ]),
    ).toMatchObject({
      kind: 'regla',
      code: 'falta-prueba',
      title: `${faltaActa}. ${faltaFoto}`,
    });
  });

  test('who receives it for the holder brings an authorisation', () => {
    expect(pruebasQueSePiden(null)).toEqual(['actaEntrega', 'fotoEntrega']);
    expect(pruebasQueSePiden({})).toEqual(['actaEntrega', 'fotoEntrega', 'autorizacionEntrega']);
    expect(errores({ actaEntrega: hay, autorizacionEntrega: null })).toEqual({
      autorizacionEntrega: 'Suba la autorización del titular a quien recibe (PDF)',
    });
  });

  test('a file not yet reviewed is a proof, and so is an accepted one', () => {
    expect(errores({ actaEntrega: hay, fotoEntrega: { conArchivo: true, estado: true } })).toBeNull();
  });
});

describe('CAR-516 the day of a delivery', () => {
  const hoy = comoFecha('2026-03-10');
  const rechaza = (fecha: string, adjudicacion: string | null = null) =>
    rechazoDeFechaDeEntrega(fecha, { hoy, adjudicacion }) !== null;

  test('is neither tomorrow, nor older than five years, nor before the award', () => {
    expect(rechazoDeFechaDeEntrega('2026-03-11', { hoy, adjudicacion: null })).toBe(
      'La fecha de entrega debe estar entre la adjudicación y hoy, y no tener más de cinco años',
    );
    expect([rechaza('2021-03-09'), rechaza('2025-12-31', '2026-01-01')]).toEqual([true, true]);
  });

  test('is today, five years ago, or the day of the award', () => {
    expect([rechaza('2026-03-10'), rechaza('2021-03-10'), rechaza('2026-01-01', '2026-01-01')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('an award of more than five years ago does not widen the choice', () => {
    expect(rangoDeEntrega({ hoy, adjudicacion: '2019-05-05' })).toEqual({ desde: '2021-03-10', hasta: '2026-03-10' });
    expect(rangoDeEntrega({ hoy, adjudicacion: '2025-05-05' })).toEqual({ desde: '2025-05-05', hasta: '2026-03-10' });
  });
});

describe('CAR-509 the letter as it is proposed', () => {
  const hechos: HechosDelBorrador = {
    empresa: 'Planes & Cía.',
    ciudad: 'Quito',
    fecha: comoFecha('2026-03-10'),
    cliente: { nombre: 'Íñigo <Muñoz>', identificacion: '1712345678', tipoIdentificacion: 'C' },
    idCodigo: '01-M002-6',
    bien: [
      { etiqueta: 'Marca', valor: 'Chevrolet' },
      { etiqueta: 'Placa', valor: 'PBC-1234' },
    ],
    orden: null,
  };

  test('says where, when, who, which plan and which vehicle; what people typed stays text', () => {
    expect(borradorDeCarta(hechos)).toBe(
      [
        '<p style="text-align: right">Quito, 10 de marzo de 2026</p>',
        '<p>Señores<br>Presente</p>',
        '<p>De nuestra consideración:</p>',
        '<p style="text-align: justify">Por medio de la presente, Planes &amp; Cía. autoriza la salida y entrega del vehículo que se detalla a continuación a favor de <strong>Íñigo &lt;Muñoz&gt;</strong>, con cédula número 1712345678, titular del plan <strong>01-M002-6</strong>.</p>',
        '<table><tbody>',
        '<tr><th><p>Marca</p></th><td><p>Chevrolet</p></td></tr>',
        '<tr><th><p>Placa</p></th><td><p>PBC-1234</p></td></tr>',
        '</tbody></table>',
        '<p style="text-align: justify">El vehículo se entregará únicamente al titular, previa verificación de su identidad y suscripción del acta de entrega.</p>',
        '<p>Atentamente,</p>',
      ].join(''),
    );
  });

  test('is addressed to whom its order names, and names the order', () => {
    const de = (esConcesionario: boolean) =>
      borradorDeCarta({ ...hechos, orden: { numero: 27, destinatario: 'Sierra & Motors', esConcesionario } });
    expect(de(true)).toContain('<p>Señores<br>Sierra &amp; Motors<br>Presente</p>');
    expect(de(true)).toContain('a continuación, de la orden de compra No. 27, a favor de');
    expect(de(false)).toContain('<p>Señor(a)<br>Sierra &amp; Motors<br>Presente</p>');
  });

  test('names the attorney who may receive it', () => {
    const apoderado = { nombre: 'Eva <Paz>', identificacion: 'AB1234567', tipoIdentificacion: 'P' };
    expect(borradorDeCarta({ ...hechos, apoderado })).toContain(
      'únicamente al titular, o en su nombre a Eva &lt;Paz&gt;, con pasaporte número AB1234567, con el poder que lo acredite, previa',
    );
  });

  test('names whom the holder authorised, also beside an attorney', () => {
    const apoderado = { nombre: 'Eva Paz', identificacion: 'AB1234567' };
    const autorizado = { nombre: 'Luis <Mora>', identificacion: '1712345678' };
    expect(borradorDeCarta({ ...hechos, autorizado })).toContain(
      'únicamente al titular, o con su autorización escrita a Luis &lt;Mora&gt;, con cédula número 1712345678, previa',
    );
    expect(borradorDeCarta({ ...hechos, apoderado, autorizado })).toContain(
      'que lo acredite, o con su autorización escrita a Luis',
    );
  });

  test('without data of the vehicle there is no empty table', () => {
    const carta = borradorDeCarta({ ...hechos, bien: [] });
    expect(carta).not.toContain('table');
    expect(carta).toContain('<strong>01-M002-6</strong>.</p><p style="text-align: justify">El vehículo se entregará');
  });
});

describe('the appointment for the delivery', () => {
  const hoy = comoFecha('2026-03-10');
  test.each<[string, Parameters<typeof rechazoDeCita>[0], boolean, object | null]>([
    ['yesterday', { dia: '2026-03-09' }, false, { dia: propios.citaPasada }],
    ['moved without a reason', { dia: '2026-03-11' }, true, { motivo: propios.citaMotivo }],
    [
      'moved to yesterday with an empty one',
      { dia: '2026-03-09', motivo: '' },
      true,
      { dia: propios.citaPasada, motivo: propios.citaMotivo },
    ],
    [
      'of the holder himself as another person',
      { dia: '2026-03-10', recibe: { identificacion: '1712345678' } },
      false,
      { 'recibe.identificacion': propios.citaRecibeTitular },
    ],
    ['of somebody else', { dia: '2026-03-10', recibe: { identificacion: '1712345679' } }, false, null],
    ['today', { dia: '2026-03-10' }, false, null],
    ['moved with a reason', { dia: '2026-03-10', motivo: 'El cliente viaja' }, true, null],
  ])('made or moved: %s', (_, cita, movida, errores) => {
    expect(rechazoDeCita(cita, { hoy, movida, titular: '1712345678' })).toEqual(errores);
  });
});
