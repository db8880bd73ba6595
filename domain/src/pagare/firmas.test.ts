import { propios } from '../mensajes';
import { formularioDePersonas } from './campos';
import { faltantesDePagare, type HechosDelContenido } from './contenido';

const hechos = (cambio: Partial<HechosDelContenido>, personas: object = {}): HechosDelContenido => ({
  monto: 1000,
  plazo: 12,
  fechaEmision: '2026-03-10',
  fechaInicial: '2026-04-05',
  ciudad: 'Quito',
  cedula: '1710034065',
  nombre: 'Ana Mora',
  personas: { ...formularioDePersonas.vacio(), representanteNombre: 'Lucía Güillín Peña', ...personas },
  ...cambio,
});

describe('who signs a note', () => {
  test('without number or without name there is no debtor', () => {
    expect(faltantesDePagare(hechos({ cedula: '' }))).toEqual([propios.pagareSinSuscriptor]);
    expect(faltantesDePagare(hechos({ nombre: '' }))).toEqual([propios.pagareSinSuscriptor]);
  });

  test('who puts a thumbprint is one who signs, and needs a witness; with one nothing is missing', () => {
    const huella = { huellaNombre: 'Rosa Ron', huellaCedula: '1710034065' };
    const testigo = { testigoNombre: 'Luis Paz', testigoCedula: '0912345678' };
    const ajena = { huellaNombre: 'Rosa Ron', huellaCedula: '1799999999' };
    expect(faltantesDePagare(hechos({}, { ...ajena, ...testigo }))).toEqual([
      propios.intervinienteHuellaAjena('Rosa Ron'),
    ]);
    expect(faltantesDePagare(hechos({ otrosFirmantes: ['1799999999'] }, { ...ajena, ...testigo }))).toEqual([]);
    const deGarante = { garanteNombre: 'Rosa Ron', garanteCedula: '1799999999' };
    expect(faltantesDePagare(hechos({}, { ...ajena, ...testigo, ...deGarante }))).toEqual([]);
    // the attorney signs, and the debtor does not
    expect(faltantesDePagare(hechos({ apoderado: '1799999999' }, { ...ajena, ...testigo }))).toEqual([]);
    expect(faltantesDePagare(hechos({ apoderado: '1799999999' }, { ...huella, ...testigo }))).toEqual([
      propios.intervinienteHuellaAjena('Rosa Ron'),
    ]);
    expect(faltantesDePagare(hechos({}, huella))).toEqual([propios.pagareHuellaSinTestigo]);
    expect(faltantesDePagare(hechos({}, { ...huella, ...testigo }))).toEqual([]);
    expect(faltantesDePagare(hechos({}, testigo))).toEqual([]);
    expect(faltantesDePagare(hechos({}))).toEqual([]);
  });
});
