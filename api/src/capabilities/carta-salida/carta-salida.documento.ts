import { PRODUCTO_DE_VEHICULOS } from '@adjudica/domain';
import type { DatoImpreso } from '../../pdf';
import { emitible, imprimible } from '../documento-emitido';
import type { BienDeCarta, ClienteDeCarta } from './carta-salida.dto';
import { actaDeEntregaEnPapel, cartaEnPapel } from './carta-salida.impreso';

/** Source of letter and act of delivery. */
interface FuenteDeEntrega {
  readonly idCodigo: string;
  readonly cliente: Pick<ClienteDeCarta, 'cedula' | 'nombre' | 'nombreProducto' | 'grupo'>;
  readonly bien: BienDeCarta | null;
}
export interface FuenteDeCarta extends FuenteDeEntrega {
  readonly cartaId: number;
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

const cuerpoDe = ({ idCodigo, cliente }: FuenteDeEntrega) => ({
  idCodigo,
  producto: cliente.nombreProducto,
  grupo: cliente.grupo,
  nombreCliente: cliente.nombre,
  identificacion: cliente.cedula,
});

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
    emision: hoy,
    emitidoPor,
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
}

/** The act signed at the delivery; its scan is uploaded as a proof. */
export const actaDeEntrega = imprimible(actaDeEntregaEnPapel, {
  recurso: 'carta-salida',
  nombre: ({ idCodigo }: FuenteDeActa) => `acta-entrega-${idCodigo}`,
  hechos: (fuente, { marca, hoy, emitidoPor }) => ({
    ...marca,
    ...cuerpoDe(fuente),
    emision: hoy,
    emitidoPor,
    esVehiculo: fuente.productoCodigo === PRODUCTO_DE_VEHICULOS,
    bien: datosDelBien(fuente.bien).map(enTercios),
  }),
});
