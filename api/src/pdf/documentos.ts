import { formatearFecha, mensajes } from '@adjudica/domain';
import type { Documento, HechosDe } from './tipos';

/** What the renderer must know of a document beside its template. */
export interface DefinicionDeDocumento<H> {
  /** Title in the PDF's properties and, before the version, in the foot of each page. */
  titulo(hechos: H): string;
  version(hechos: H): number | null;
  borrador(hechos: H): boolean;
  /** The key of the facts that holds the long table; printed in chunks when it is long. */
  readonly filas: keyof H & string;
  /** Facts arranged as the template needs them; nothing is computed here. */
  vista(hechos: H): Readonly<Record<string, unknown>>;
  /** Of a document that anybody may check: what it prints of its own hash. */
  verificacion?(hechos: H, huella: string): Readonly<Record<string, unknown>>;
}

export const documentos: { readonly [D in Documento]: DefinicionDeDocumento<HechosDe[D]> } = {
  acta: {
    titulo: (h) => `${mensajes.ASA.actaDeAsamblea(h.numeroAsamblea)} · ${h.producto} · Grupo ${h.grupo}`,
    version: (h) => h.version,
    borrador: (h) => h.borrador,
    filas: 'participantes',
    // the minutes say of each type that there were none, whereas the facts leave an empty type out
    vista: (h) => {
      const tipo = (nombre: string) => h.adjudicaciones.find((g) => g.tipo === nombre) ?? null;
      return {
        ...h,
        procedimiento: h.sorteo,
        oferta: tipo('Oferta'),
        sorteo: tipo('Sorteo'),
        entrega: tipo('Entrega'),
      };
    },
  },
  constancia: {
    titulo: (h) => `${mensajes.propios.constanciaDe(h.numeroAsamblea)} · ${h.producto} · Grupo ${h.grupo}`,
    version: (h) => h.version,
    borrador: () => false,
    filas: 'participantes',
    vista: (h) => ({ ...h }),
    verificacion: (h, huella) => ({
      huella,
      direccion: h.publicUrl === null ? null : `${h.publicUrl}/verificar`,
      enlaceVerificable: h.publicUrl === null ? null : `${h.publicUrl}/verificar/${huella}`,
    }),
  },
  participantes: {
    titulo: (h) => `Lista de participantes · ${h.producto} · Grupo ${h.grupo} · Asamblea No.${h.numeroAsamblea}`,
    version: () => null,
    borrador: () => false,
    filas: 'participantes',
    vista: (h) => ({ ...h }),
  },
  memo: {
    titulo: (h) => `Memorando de asambleas · ${h.producto} · Grupo ${h.grupo} · hasta ${formatearFecha(h.hasta)}`,
    version: () => null,
    borrador: () => false,
    filas: 'asambleas',
    vista: (h) => ({ ...h }),
  },
  'estado-cuenta': {
    titulo: (h) => `Estado de cuenta · ${h.producto} · Plan ${h.idCodigo}`,
    version: () => null,
    borrador: () => false,
    filas: 'movimientos',
    vista: (h) => ({ ...h }),
  },
  'indice-carpeta': {
    titulo: (h) => `Documentos de la carpeta · ${h.producto} · Plan ${h.idCodigo}`,
    version: () => null,
    borrador: () => false,
    filas: 'documentos',
    vista: (h) => ({ ...h }),
  },
  solicitud: {
    titulo: (h) => `${mensajes.CLI.solicitudDeCompra} No.${h.numAprobacion} · ${h.calidad} · Plan ${h.idCodigo}`,
    version: (h) => h.version,
    borrador: () => false,
    filas: 'referencias',
    vista: (h) => ({ ...h }),
  },
  'orden-de-compra': {
    titulo: (h) => `Orden de compra No.${h.numero} · ${h.producto} · ${h.cliente.nombre}`,
    version: (h) => h.version,
    borrador: () => false,
    filas: 'planes',
    vista: (h) => ({ ...h }),
  },
  'carta-salida': {
    titulo: (h) => `${mensajes.CAR.titulo} · ${h.producto} · Plan ${h.idCodigo}`,
    version: (h) => h.version,
    borrador: () => false,
    filas: 'bien',
    vista: (h) => ({ ...h }),
  },
  'acta-entrega': {
    titulo: (h) => `${mensajes.propios.entregaActa} · ${h.producto} · Plan ${h.idCodigo}`,
    version: () => null,
    borrador: () => false,
    filas: 'bien',
    vista: (h) => ({ ...h }),
  },
  'solicitud-de-pago': {
    titulo: (h) => `${mensajes.PAG.titulo(h.numero)} · Orden de compra #${h.orden}`,
    version: (h) => h.version,
    borrador: (h) => h.borrador,
    filas: 'documentos',
    vista: (h) => ({ ...h }),
  },
  pagare: {
    titulo: (h) => `Pagaré a la orden No.${h.numero} · Plan ${h.idCodigo} · ${h.deudor.nombre}`,
    version: (h) => h.version,
    borrador: (h) => h.borrador,
    filas: 'cuotas',
    vista: (h) => ({ ...h }),
  },
  prenda: {
    titulo: (h) => `${h.titulo} · Pagaré No.${h.pagare.numero} · ${h.deudor.nombre}`,
    version: (h) => h.version,
    borrador: (h) => h.borrador,
    filas: 'bien',
    vista: (h) => ({ ...h }),
  },
  contrato: {
    titulo: (h) => `Contrato No.${h.numero} · ${h.producto} · Plan ${h.idCodigo}`,
    version: () => null,
    borrador: (h) => h.borrador,
    filas: 'firmas',
    vista: (h) => ({ ...h }),
  },
  'hoja-de-decision': {
    titulo: (h) => `${mensajes.propios.decisionTitulo} · ${h.producto} · Plan ${h.idCodigo}`,
    version: (h) => h.version,
    borrador: () => false,
    filas: 'parametros',
    vista: (h) => ({ ...h }),
  },
};
