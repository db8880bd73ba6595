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
import type { BienDeCarta, CitaDeEntrega, ClienteDeCarta, QuienRecibe } from './carta-salida.dto';
import { actaDeEntregaEnPapel, cartaEnPapel } from './carta-salida.impreso';
import type { OrdenDeCarta } from './carta-salida.store';

/** Source of letter and act of delivery. */
interface FuenteDeEntrega {
  readonly cartaId: number;
  readonly orden: OrdenDeCarta | null;
  readonly personas: PersonasEnPapel;
  readonly recibe: QuienRecibe | null;
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

interface Receptores {
  readonly cliente: PersonaEnPapel;
  readonly apoderado: PersonaEnPapel | undefined;
  readonly autorizado: PersonaEnPapel | undefined;
}

/** The holder, named as in the other papers of the case, who acts in his name, and whom he authorised to receive the good. */
export const quienesReciben = ({
  personas: { deudor, apoderado },
  cliente: { nombre, cedula },
  recibe,
}: {
  readonly personas: PersonasEnPapel;
  readonly cliente: Pick<ClienteDeCarta, 'cedula' | 'nombre'>;
  readonly recibe: QuienRecibe | null;
}): Receptores => ({
  cliente: deudor ?? { nombre, identificacion: cedula },
  apoderado,
  autorizado: recibe ?? undefined,
});

const identificadaONadie = (persona: PersonaEnPapel | undefined): string | null =>
  persona === undefined ? null : identificada(persona);

function cuerpoDe(fuente: FuenteDeEntrega) {
  const { idCodigo, cliente: titular, orden } = fuente;
  const { cliente, apoderado, autorizado } = quienesReciben(fuente);
  return {
    orden: orden?.numero ?? null,
    destinatario: orden?.destinatario ?? null,
    idCodigo,
    producto: titular.nombreProducto,
    grupo: titular.grupo,
    nombreCliente: cliente.nombre,
    identificacion: documentoEnLinea(cliente),
    apoderado: identificadaONadie(apoderado),
    autorizado: identificadaONadie(autorizado),
  };
}

/** Who signs that the good was received: whom the holder authorised, his attorney, or he himself. */
function recepcionDe(fuente: FuenteDeEntrega) {
  const { cliente, apoderado, autorizado } = quienesReciben(fuente);
  const firmante = autorizado ?? apoderado ?? cliente;
  const calidad = firmante === cliente ? propios.actaRecibe : propios.actaRecibePor(cliente.nombre);
  const ruego = ruegoEntre([firmante], ruegoDe(fuente.personas));
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
    ...recepcionDe(fuente),
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
