import { hoyEn, sumarDias } from '@adjudica/domain';
import type { Application } from '../compose';
import type { RelojDeDemo } from './actas';
import { type FormatoEntregado, formatosEntregados } from './formatos';
import { actorDe } from './usuarios';

const HORA_MS = 3_600_000;
const DIAS_ATRAS = 9;
const DIAS_ADELANTE = 20;

/** Adds a sentence to a delivered clause, as Legal would. */
const conParrafo = (texto: string, parrafo: string): string => `${texto}<p style="text-align: justify">${parrafo}</p>`;

/** Formats in every state: replaced, future, draft, dropped. Returns how many were written. */
export async function escribirFormatos(application: Application, clock: RelojDeDemo): Promise<number> {
  const { formatos } = application.expediente;
  const ahora = clock.now();
  const hoy = hoyEn(ahora);
  const [legal, legal2] = [await actorDe(application, 'legal'), await actorDe(application, 'legal2')];
  const porCodigo = new Map(formatosEntregados().map((formato) => [formato.codigo, formato]));
  const escribir = (codigo: string, parrafo: string, motivo: string, vigenteDesde: string) => {
    const { bloque, nombre, condiciones, texto } = porCodigo.get(codigo) as FormatoEntregado;
    const cuerpo = { bloque, codigo, nombre, condiciones, vigenteDesde, motivo, texto: conParrafo(texto, parrafo) };
    return formatos.crear(legal, cuerpo);
  };
  const antes = sumarDias(hoy, -DIAS_ATRAS);
  clock.moveTo(new Date(ahora.getTime() - DIAS_ATRAS * 24 * HORA_MS));
  const usado = await escribir(
    '3-02',
    'LA PARTE DEUDORA recibe junto con el vehículo dos juegos de llaves y el historial de mantenimiento.',
    'La auditoría pidió dejar constancia de las llaves entregadas.',
    antes,
  );
  await formatos.aprobar(legal2, usado.id, { version: usado.version });
  const inmueble = await escribir(
    '6-02',
    'LA PARTE DEUDORA comunicará a LA COMPAÑÍA el cambio de administrador del condominio.',
    'Reforma del reglamento interno de cobranzas.',
    sumarDias(hoy, DIAS_ADELANTE),
  );
  await formatos.aprobar(legal2, inmueble.id, { version: inmueble.version });
  const doble = await escribir('2-01', 'Texto repetido.', 'Prueba de redacción.', hoy);
  await formatos.descartar(legal, doble.id, { version: doble.version, motivo: 'Se escribió dos veces.' });
  clock.moveTo(ahora);
  await escribir(
    '4-01',
    'LA PARTE DEUDORA podrá autorizar el débito automático de las cuotas y revocarlo con diez días de anticipación.',
    'Se incorpora el débito automático.',
    sumarDias(hoy, DIAS_ADELANTE),
  );
  return 4;
}
