import { Archivo } from '../entities/archivo.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from './documentos';
import type { PlanDePrueba } from './solicitudes';
import type { TestApp } from './test-app';

/** The purchase request of a plan's holder as after 'Generar Solicitud', without printing it. */
export async function generarSolicitud({ application, clock }: TestApp, { planId }: PlanDePrueba): Promise<void> {
  const { manager } = application.dataSource;
  const { id, version } = await manager.findOneByOrFail(Solicitud, { planId, rol: 'titular' });
  const { identifiers } = await manager.insert(Archivo, {
    clave: `pruebas/solicitud-${id}-${version}.pdf`,
    nombre: 'solicitud.pdf',
    tipo: 'application/pdf',
    longitud: 1,
    sha256: '0'.repeat(64),
    creadoPor: null,
    creadoEn: clock.now(),
  });
  await manager.insert(DocumentoEmitido, {
    tipo: 'solicitud',
    solicitudId: id,
    numeroVersion: 1 + (await manager.countBy(DocumentoEmitido, { solicitudId: id })),
    registroVersion: version,
    archivoId: identifiers[0]?.['id'] as number,
    sha256: '0'.repeat(64),
    huella: '0'.repeat(64),
    emitidoEn: clock.now(),
  });
  await manager.update(Solicitud, { id }, { estadoSol: 'GENERADA', generadaEn: clock.now() });
}

/** A plan of `ejecutivo` whose folder was sent to risk, incomplete: printed, with one document. */
export async function carpetaEnRiesgo(t: TestApp, ejecutivo = 'ejecutivo'): Promise<PlanDePrueba> {
  const plan = await planConDocumentos(t, { carpeta: { ejecutivo } });
  await generarSolicitud(t, plan);
  await subir(
    await t.as(ejecutivo),
    await documentoDe(await t.as(ejecutivo), plan.idCodigo, 'cedula'),
    await pdfDePrueba(),
  );
  await enviarARiesgo(t, plan, ejecutivo);
  return plan;
}

export async function enviarARiesgo(t: TestApp, { idCodigo }: PlanDePrueba, ejecutivo = 'ejecutivo'): Promise<void> {
  const { status, text } = await (await t.as(ejecutivo)).post(`/carpeta/${idCodigo}/enviar`, {
    aceptaIncompleta: true,
  });
  if (status !== 200) throw new Error(`folder not sent: ${status} ${text}`);
}
