import { codigosDePolitica } from '@adjudica/domain';
import type { AnySpec } from '../act/act';
import { confirmado } from './caso';

/** A valid body for each act, without version. `resource.action` → body. */
export const cuerpos: Readonly<Record<string, object>> = {
  'adjudicacion.retirar': { motivo: 'Desistió' },
  'adjudicacion.reasignar': { idCodigo: '01-M001-2' },
  'adjudicacion.asignar': { usuario: 4 },
  'asamblea.corregir': { motivo: 'El auditorio está ocupado', hora: '19:15' },
  'asamblea.eliminar': { motivo: 'Se convocó por error' },
  'asamblea.regenerarActa': { motivo: 'El notario era otro' },
  'carpeta.enviar': { aceptaIncompleta: true },
  'carpeta.aprobar': {
    tipoGarantia: 'F',
    comentario: 'Cliente con capacidad de pago',
    confirma: [...codigosDePolitica],
  },
  'carpeta.devolver': { motivo: 'La planilla de servicios es de hace seis meses' },
  'carpeta.reabrir': { motivo: 'Cambió de empleo' },
  'medio-aprobacion.aceptar': { observaciones: 'Valores verificados', confirmaValor: true },
  'medio-aprobacion.rechazar': { observaciones: 'El avalúo es de hace un año' },
  'medio-aprobacion.asignar': { usuario: 4 },
  'medio-aprobacion.actualizar': { planes: ['01-M001-1'] },
  'orden-de-compra.aprobar': confirmado('orden'),
  'orden-de-compra.retirar': { motivo: 'El cliente prefiere otro color' },
  'solicitud-de-pago.aprobar': confirmado('pago'),
  'pagare.aprobar': confirmado('pagare'),
  'contrato.aprobar': confirmado('contrato'),
  'orden-de-compra.anular': { motivo: 'El cliente cambió de vehículo' },
  'carta-salida.generar': { texto: '<p>Entréguese el vehículo</p>', ...confirmado('carta') },
  'carta-salida.rechazar': { texto: 'Falta la placa' },
  'carta-salida.citar': { dia: '2100-01-02', hora: '10:30', lugar: 'Patio', motivo: 'El cliente viaja' },
  'carta-salida.entregar': { fecha: '2026-03-02', ...confirmado('entrega') },
  'formato.editar': {
    bloque: 'antecedentes',
    nombre: 'Vehículo',
    condiciones: {
      producto: ['01'],
      estadoCivil: [],
      separacionBienes: [],
      garantia: [],
      garante: [],
      estadoBien: [],
      saldo: [],
    },
    vigenteDesde: '2100-01-01',
    texto: '<p>Con los antecedentes de [[cliente.nombre]]</p>',
    motivo: 'Reforma del reglamento',
    seCompleta: true,
  },
  'formato.descartar': { motivo: 'Se escribió dos veces' },
  'interviniente.guardar': {
    tipoIdentificacion: 'C',
    identificacion: '1712345675',
    nombres: 'María Fernanda',
    apellidos: 'Loor Macías',
  },
  'papel.firmar': { fecha: '2026-03-02', ciudad: '1701' },
  'papel.reemplazar': { fecha: '2026-03-02', ciudad: '1701', motivo: 'Estaba cortada' },
  'pagare.reemplazar': { lugarEmision: '1701', fechaInicial: '2026-04-05' },
  'pagare.actualizar': { representanteNombre: 'Lucía Güillín Peña' },
  'pagare.rechazar': { motivo: 'Falta el garante' },
  'pagare.pedirAnulacion': { motivo: 'El cliente pagó el saldo' },
  'pagare.declinarAnulacion': { motivo: 'El pago no se acredita' },
  'contrato.actualizar': { estadoCivil: 'S', estadoBien: 'Nuevo' },
  'contrato.generarBloque': { bloque: 'controversias' },
  'contrato.editarBloque': { bloque: 'comparecientes', texto: '<p>Comparecen las partes.</p>', versionBloque: 1 },
  'contrato.entregarModelo': { fecha: '2026-03-02', hora: '10:30', medio: 'correo', correo: 'ana@correo.example' },
  'contrato.rechazar': { motivo: 'Falta el número de la notaría', bloques: ['comparecientes'] },
  'adenda.editar': { motivo: 'Otro chasis', lugarEmision: '1701', fechaEmision: '2026-03-20', texto: '<p>Otro</p>' },
  'adenda.rechazar': { motivo: 'El chasis no es el de la factura' },
  'adenda.anular': { motivo: 'Ya no hace falta' },
  'envio-evento.descartar': { motivo: 'El otro sistema ya no existe' },
  'coincidencia.descartar': { motivo: 'Otra fecha de nacimiento' },
  'coincidencia.confirmar': { motivo: 'Misma cédula' },
  'operacion-inusual.reportar': { motivo: 'Sin justificar' },
  'operacion-inusual.archivar': { motivo: 'Justificada' },
  'derecho-titular.atender': { respuesta: 'Se entregó el archivo en la oficina' },
  'derecho-titular.negar': { motivo: 'Quien pide no probó quién es' },
  'derecho-titular.levantar': { motivo: 'Lo pidió por escrito' },
  'correo.descartar': { motivo: 'La socia pidió que no se le escriba' },
  'documento.rechazar': { observaciones: 'Ilegible' },
  'participante.marcar': { participa: true },
  'riesgo.marcar': { parametro: 'VALOR19', cumple: true, motivo: 'Verificado en su domicilio' },
  'riesgo.exceptuar': { excepcion: true, observacion: 'Cliente conocido' },
  'riesgo.garantias': { confirmado: true },
  'solicitud-de-pago.transferir': { fecha: '2026-03-10', referencia: 'TR-1' },
  'solicitud-de-pago.anular': { motivo: 'El concesionario cambió de cuenta' },
};

/** The body of an act with the version it is based on, under the name of its schema; unchanged where it takes none. */
export function cuerpoDe(nombre: string, { schema, show }: AnySpec, version: number): object {
  if (show !== undefined) return {};
  const conVersion = ['version', 'versionParticipantes'].map((campo) => ({ [campo]: version, ...cuerpos[nombre] }));
  return (
    conVersion.find((cuerpo) => schema === undefined || schema.safeParse(cuerpo).success) ?? { ...cuerpos[nombre] }
  );
}

export const tomaVersion = (cuerpo: object): boolean => 'version' in cuerpo || 'versionParticipantes' in cuerpo;
