import { asuntoDe, comoFecha, instanteDe, type PlanDelCaso, revisarModelo } from '@adjudica/domain';
import type { EntregaDeModelo } from '../../entities/contrato.entity';
import { hashDeHechos } from '../../pdf';
import type { BloqueLeido, PlanLeido } from './caso.store';

/** Hash of the texts of a contract, to know whether the client got the same. */
export const huellaDeTextos = (textos: readonly Pick<BloqueLeido, 'bloque' | 'texto'>[]): string =>
  hashDeHechos('modelo-de-contrato', Object.fromEntries(textos.map(({ bloque, texto }) => [bloque, texto])));

/** What is said of the model that the client got before the signature. */
export function modeloDe(
  { idCodigo, contrato, pagare }: PlanLeido,
  bloques: readonly BloqueLeido[],
  entrega: EntregaDeModelo | null,
): PlanDelCaso['modelo'] {
  const firma = contrato?.cabecera.fechaEmision ?? pagare?.fechaEmision ?? null;
  return {
    ...revisarModelo({
      entrega: entrega && { ...entrega, entregadoEn: instanteDe(entrega.entregadoEn) },
      mismoTexto: entrega?.huella === huellaDeTextos(bloques),
      firma: firma === null ? null : comoFecha(firma),
    }),
    lugar: asuntoDe('contrato', idCodigo),
  };
}
