import {
  comoFecha,
  documentoEnLinea,
  formatearFecha,
  generoDe,
  identificada,
  lineasDeFirma,
  type PersonaEnPapel,
  type PersonasEnPapel,
  PRODUCTO_DE_VEHICULOS,
  propios,
  ruegoDe,
  ruegoEntre,
  textoDeRuego,
} from '@adjudica/domain';
import type { DatoImpreso } from '../../pdf';
import { emitible, imprimible } from '../documento-emitido';
import type { BienDeCarta, CitaDeEntrega, ClienteDeCarta } from './carta-salida.dto';
import { actaDeEntregaEnPapel, cartaEnPapel } from './carta-salida.impreso';
import type { OrdenDeCarta } from './carta-salida.store';

/** Source of letter and act of delivery. */
interface FuenteDeEntrega {
  readonly cartaId: number;
  readonly orden: OrdenDeCarta | null;
  readonly personas: PersonasEnPapel;
  readonly idCodigo: string;
  readonly cliente: Pick<ClienteDeCarta, 'cedula' | 'nombre' | 'nombreProducto' | 'grupo'>;
  readonly bien: BienDeCarta | null;
}
export interface FuenteDeCarta extends FuenteDeEntrega {
  /** Office of who signs. */
  readonly cargo: string;
  readonly texto: string;
}

/** CAR-518: the good as printed, vehicle or property; unknown fields are left out. */
export function datosDelBien(bien: BienDeCarta | null): { etiqueta: string; valor: string }[] {
  if (bien === null) return [];
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['Marca', bien.marca],
    ['Modelo', bien.modelo],
    ['Año', bien.anio],
    ['Color', bien.color],
    ['Motor', bien.motor],
    ['Chasis', bien.chasis],
    ['Placa', bien.placa],
    ['Estado', bien.estadoBien],
    ['Inmueble', bien.inmueble],
    ['Dirección', bien.direccion],
    ['Registro', bien.registro],
  ];
  return rows.flatMap(([etiqueta, valor]) =>
    valor === null || valor === '' ? [] : [{ etiqueta, valor: String(valor) }],
  );
}

/** The holder, named as in the other papers of the case, and who acts in his name. */
export const quienesReciben = (
  { deudor, apoderado }: PersonasEnPapel,
  cliente: Pick<ClienteDeCarta, 'cedula' | 'nombre'>,
): { cliente: PersonaEnPapel; apoderado: PersonaEnPapel | undefined } => ({
  cliente: deudor ?? { nombre: cliente.nombre, identificacion: cliente.cedula },
  apoderado,
});

function cuerpoDe({ idCodigo, cliente: titular, orden, personas }: FuenteDeEntrega) {
  const { cliente, apoderado } = quienesReciben(personas, titular);
  return {
    orden: orden?.numero ?? null,
    destinatario: orden?.destinatario ?? null,
    idCodigo,
    producto: titular.nombreProducto,
    grupo: titular.grupo,
    nombreCliente: cliente.nombre,
    identificacion: documentoEnLinea(cliente),
    apoderado: apoderado === undefined ? null : identificada(apoderado),
  };
}

/** Who signs that the good was received: the holder, or his attorney. */
function recibeDe({ cliente: titular, personas }: FuenteDeEntrega) {
  const { cliente, apoderado } = quienesReciben(personas, titular);
  const firmante = apoderado ?? cliente;
  const calidad = apoderado === undefined ? propios.actaRecibe : propios.actaRecibePor(cliente.nombre);
  const ruego = ruegoEntre([firmante], ruegoDe(personas));
  return {
    cliente: { identificada: identificada(cliente), genero: [generoDe(cliente)] },
    ruego: ruego === null ? null : textoDeRuego(ruego),
    recibe: lineasDeFirma([{ ...firmante, calidad }], ruego),
  };
}

/** 'Generar Carta' (CAR-511, CAR-523): Jefatura's text, in versions. */
export const cartaDeSalida = emitible(cartaEnPapel, {
  recurso: 'carta-salida',
  columna: 'cartaSalidaId',
  registro: ({ cartaId }: FuenteDeCarta) => ({ id: cartaId }),
  folder: 'cartas-de-salida',
  versiones: 'varias',
  nombre: ({ idCodigo }) => `carta-salida-${idCodigo}`,
  hechos: (fuente, { marca, hoy, emitidoPor, version }) => ({
    ...marca,
    ...cuerpoDe(fuente),
    version,
    numero: version === 1 ? String(fuente.cartaId) : `${fuente.cartaId}-${version}`,
    emision: hoy,
    emitidoPor,
    cargo: fuente.cargo,
    texto: fuente.texto,
    bien: datosDelBien(fuente.bien),
  }),
});

const enTercios = ({ etiqueta, valor }: { etiqueta: string; valor: string }): DatoImpreso => ({
  etiqueta,
  valor,
  ancho: valor.length > 40,
});

/** Source of the act, which has a product even without a recorded good. */
export interface FuenteDeActa extends FuenteDeEntrega {
  readonly productoCodigo: string;
  readonly kilometros: number | null;
  readonly cita: CitaDeEntrega | null;
}

/** The act signed at the delivery; its scan is uploaded as a proof. */
export const actaDeEntrega = imprimible(actaDeEntregaEnPapel, {
  recurso: 'carta-salida',
  nombre: ({ idCodigo }: FuenteDeActa) => `acta-entrega-${idCodigo}`,
  hechos: (fuente, { marca, hoy, emitidoPor }) => ({
    ...marca,
    ...cuerpoDe(fuente),
    ...recibeDe(fuente),
    numero: String(fuente.cartaId),
    emision: hoy,
    emitidoPor,
    kilometros: fuente.kilometros,
    cita:
      fuente.cita === null
        ? null
        : { lugar: fuente.cita.lugar, cuando: `${formatearFecha(comoFecha(fuente.cita.dia))} ${fuente.cita.hora}` },
    esVehiculo: fuente.productoCodigo === PRODUCTO_DE_VEHICULOS,
    bien: datosDelBien(fuente.bien).map(enTercios),
  }),
});
