import type { CarpetaRecord, DocumentoRecord } from '../capabilities/documento/tipos';
import type { UsuarioDePantalla } from '../providers/sesion';
import { listAnswer } from './api';
import { apiDeClientes, plan12, zambrano } from './clientes';

const vacio: DocumentoRecord = {
  id: 0,
  plan: plan12.idCodigo,
  dueno: 1,
  tipoPersona: 'Cliente',
  identificacion: '1710034065',
  persona: 'Zambrano Loor José Antonio',
  tipo: { codigo: 'x', nombre: 'X', formato: 'pdf', obligatorio: true, legal: false },
  orden: 0,
  ruta: null,
  nombreArchivo: null,
  nombreDescarga: null,
  tipoArchivo: null,
  longitud: null,
  paginas: null,
  estado: null,
  aplica: true,
  reemplazado: false,
  observaciones: null,
  subidoPor: null,
  subidoEn: null,
  decididoPor: null,
  decididoEn: null,
  decididoDepartamento: null,
  versionArchivo: 0,
  version: 1,
  acciones: ['subir'],
};

function documento(id: number, codigo: string, nombre: string, datos: Partial<DocumentoRecord> = {}): DocumentoRecord {
  const tipo = { ...vacio.tipo, codigo, nombre: nombre };
  return { ...vacio, id, orden: id * 10, ...datos, tipo: { ...tipo, ...datos.tipo } };
}

const conArchivo = (id: number, versionArchivo = 1): Partial<DocumentoRecord> => ({
  ruta: `documento/${id}/archivo?version=${versionArchivo}`,
  nombreArchivo: `escaneado ${id}.pdf`,
  nombreDescarga: 'Documento_1710034065.pdf',
  tipoArchivo: 'application/pdf',
  longitud: 1_450_000,
  paginas: 2,
  subidoPor: 'Lucía Andrade',
  subidoEn: '2026-11-18T15:30:00.000Z',
  versionArchivo,
  version: versionArchivo + 1,
});

const garante = {
  dueno: 3,
  tipoPersona: 'Garante',
  identificacion: '0926687856',
  persona: 'Ñauñay Muñoz José Luis',
} as const;

/** Uploaded twice, pending. */
export const cedula = documento(11, 'cedula', 'Cédula', {
  ...conArchivo(11, 2),
  acciones: ['ver', 'subir', 'aceptar', 'rechazar'],
});
export const papeleta = documento(12, 'papeleta', 'Papeleta de votación');
export const foto = documento(13, 'fotoEntrega', 'Foto de entrega', {
  tipo: { ...vacio.tipo, codigo: 'fotoEntrega', nombre: 'Foto de entrega', formato: 'imagen', obligatorio: false },
});
/** Found wrong by risk. */
export const cedulaDeGarante = documento(14, 'cedulaGarante', 'Cédula', {
  ...garante,
  ...conArchivo(14),
  estado: false,
  observaciones: 'Ilegible en el reverso',
  decididoPor: 'Pablo Ruiz',
  decididoEn: '2026-11-19T14:05:00.000Z',
  decididoDepartamento: '004',
  acciones: ['ver', 'subir'],
});
/** Accepted. */
export const planilla = documento(15, 'planilla', 'Planilla de servicio básico', {
  ...conArchivo(15),
  estado: true,
  decididoPor: 'Lucía Andrade',
  decididoEn: '2026-11-19T14:05:00.000Z',
  decididoDepartamento: '002',
  acciones: ['ver', 'subir', 'rechazar'],
});

/** Thirteen in all: two pages. */
export const documentos: readonly DocumentoRecord[] = [
  cedula,
  papeleta,
  foto,
  cedulaDeGarante,
  planilla,
  ...Array.from({ length: 8 }, (_, i) => documento(20 + i, `otro${i}`, `Certificado ${i + 1}`)),
];

export const carpeta12: CarpetaRecord = {
  id: plan12.idCodigo,
  cedula: zambrano.identificacion,
  nombreCompleto: zambrano.nombreCompleto,
  producto: '01',
  nombreProducto: 'Motor Plan',
  grupo: 'M001',
  codigo: '12',
  fechaAdjudicacion: '2026-09-20',
  ejecutivo: 'Lucía Andrade',
  estado: 'Documentación incompleta',
  documentosListos: 3,
  documentosTotal: 12,
  idDepartamento: '002',
  departamento: 'Adjudicaciones',
  version: 4,
  acciones: ['enviar'],
  motivoNoEnviar: null,
};

/** The API of a client with two plans, the documents of one of them and the folders of the viewer. */
export function apiDeDocumentos(
  filas: readonly DocumentoRecord[] = documentos,
  cerrados: readonly DocumentoRecord[] = [],
) {
  const api = apiDeClientes();
  let actuales = filas;
  api.on('GET /auth/sesion', () => ({ status: 503 }));
  api.on('GET /documento', ({ path }) =>
    listAnswer('documento', decodeURIComponent(path).includes('"noAplica":true') ? cerrados : actuales),
  );
  for (const { id } of documentos) {
    api.on(`GET /documento/${id}/archivo`, () => ({ body: {}, headers: { 'Content-Type': 'application/pdf' } }));
    api.on(`GET /documento/${id}/versiones`, () => ({
      body: [
        version(2, []),
        version(1, [
          {
            estado: false,
            motivo: 'Falta el reverso',
            usuario: 'Lucía Andrade',
            departamento: 'Adjudicaciones',
            fecha: '2026-11-17T15:30:00.000Z',
          },
        ]),
      ],
    }));
  }
  return {
    ...api,
    /** What the next question for the list answers. */
    cambiar: (id: number, cambios: Partial<DocumentoRecord>) => {
      actuales = actuales.map((fila) => (fila.id === id ? { ...fila, ...cambios } : fila));
    },
    posts: () => api.llamadas.filter(({ method }) => method === 'POST'),
  };
}

const version = (numero: number, decisiones: readonly unknown[]) => ({
  numero,
  ruta: `documento/11/archivo?version=${numero}`,
  nombreArchivo: 'escaneado 11.pdf',
  nombreDescarga: 'Documento_1710034065.pdf',
  tipoArchivo: 'application/pdf',
  longitud: 1_450_000,
  paginas: 2,
  subidoPor: 'Lucía Andrade',
  subidoEn: '2026-11-18T15:30:00.000Z',
  decisiones,
});

export const prefijoDeUsuario = ({ idDepartamento }: UsuarioDePantalla): string =>
  ({ '002': '/ejecutivo', '003': '/legal', '004': '/riesgo' })[String(idDepartamento)] ?? '/jftadj';
