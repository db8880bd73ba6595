import { claveDeSolicitud, tiposDeEvento } from '@adjudica/domain';
import type { CartaSalidaDetalle, PruebaVista } from '../capabilities/carta-salida/carta-salida.dto';
import { Documento, DocumentoVersion } from '../entities/documento.entity';
import type { Persona } from '../entities/persona.entity';
import { actorDe } from '../seed/usuarios';
import { adjudicarPlan, crearGrupo, crearPlan } from './builders';
import { fotoDePrueba, pdfDePrueba, subir } from './documentos';
import { aprobarCarpetas, archivoDePrueba } from './pagos';
import type { PlanDePrueba } from './solicitudes';
import type { Client, TestApp } from './test-app';

/** Records an event on a plan as its act would. */
export async function anotar(
  t: TestApp,
  { planId }: Pick<PlanDePrueba, 'planId'>,
  tipo: string,
  usuario: string,
): Promise<void> {
  const { acts, unitOfWork } = t.application;
  const actor = await actorDe(t.application, usuario);
  await unitOfWork.run(actor, (tx) => acts.eventos.record(tx, [{ tipo, planId, personaId: null, observacion: null }]));
}

/** An awarded plan with an approved folder in the list of exit letters: after its payment, or after the contract of a house. */
export async function planPorSalir(
  t: TestApp,
  {
    producto = '01',
    legal = true,
    ejecutivo = 'ejecutivo',
  }: { producto?: string; legal?: boolean; ejecutivo?: string } = {},
): Promise<PlanDePrueba> {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager, { productoCodigo: producto }));
  await aprobarCarpetas(t, { planes: [await adjudicarPlan(manager, plan, { ejecutivo })] });
  const { id: planId, idCodigo } = plan;
  if (legal || producto === '02') {
    if (legal) await anotar(t, { planId }, tiposDeEvento.pagareAprobado, 'legal');
    await anotar(t, { planId }, tiposDeEvento.contratoAprobado, 'legal');
  }
  if (producto === '01') await anotar(t, { planId }, tiposDeEvento.pagoAprobado, 'jefatura');
  return {
    planId,
    idCodigo,
    titular: plan.titular as Persona,
    clave: claveDeSolicitud(idCodigo, 'titular'),
    claveGarante: claveDeSolicitud(idCodigo, 'garante'),
  };
}

export async function cartaDe(client: Client, idCodigo: string): Promise<CartaSalidaDetalle> {
  const { status, body, text } = await client.get(`/carta-salida/${idCodigo}`);
  if (status !== 200) throw new Error(`exit letter: ${status} ${text}`);
  return body;
}

export const TEXTO = '<p>Señores</p><p style="text-align: justify">Entréguese el vehículo.</p>';

export async function generarCarta(client: Client, idCodigo: string): Promise<void> {
  const { version } = await cartaDe(client, idCodigo);
  const { status, text } = await client.post(`/carta-salida/${idCodigo}/generar`, { texto: TEXTO, version });
  if (status !== 200) throw new Error(`letter not generated: ${status} ${text}`);
}

/** One of the proofs, or act and photo. */
export async function subirPruebas(
  client: Client,
  idCodigo: string,
  codigos: readonly string[] = ['actaEntrega', 'fotoEntrega'],
): Promise<void> {
  for (const codigo of codigos) {
    const { documentoId: id, version } = (await cartaDe(client, idCodigo)).pruebas.find(
      (prueba) => prueba.codigo === codigo,
    ) as PruebaVista;
    const bytes = codigo === 'fotoEntrega' ? await fotoDePrueba() : await pdfDePrueba(codigo);
    const { status, text } = await subir(client, { id, version }, bytes);
    if (status !== 200) throw new Error(`proof not uploaded: ${status} ${text}`);
  }
}

/** Stores act and photo without uploading them. */
export async function ponerPruebas({ application }: TestApp, { planId }: Pick<PlanDePrueba, 'planId'>): Promise<void> {
  const { manager } = application.dataSource;
  const archivoId = await archivoDePrueba({ application });
  for (const { id } of await manager.findBy(Documento, { planId })) {
    await manager.update(Documento, { id }, { archivoId, versionArchivo: 1, subidoEn: application.clock.now() });
    await manager.insert(DocumentoVersion, {
      documentoId: id,
      numero: 1,
      archivoId,
      nombreOriginal: 'prueba.pdf',
      paginas: 1,
      subidoPor: null,
      subidoEn: application.clock.now(),
    });
  }
}
