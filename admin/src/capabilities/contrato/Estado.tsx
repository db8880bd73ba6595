import { type EstadoDeContrato, etiquetaDeContrato, mensajes } from '@adjudica/domain';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';

/** LEG-541, LEG-542: of a contract, and of each of its blocks; null = it was not generated. */
export const Estado = ({ estado }: { readonly estado: EstadoDeContrato | null }) =>
  estado === null ? (
    <StateChip label={mensajes.propios.bloqueSinGenerar} />
  ) : (
    <StateChip label={etiquetaDeContrato(estado)} tone={tones.contrato[estado]} />
  );
