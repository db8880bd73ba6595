import { mensajes, propios } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';
import type { CartaDeLista } from './tipos';

/** CAR-502: Pendiente or Realizado; below it what has happened to the letter around it, unless one is given. */
export function EstadoDeCartaField(props: { readonly record?: CartaDeLista }) {
  const carta = useRecordContext(props);
  if (carta === undefined) return null;
  const { estado, etiquetaEstado, motivoRechazo } = carta;
  return (
    <>
      <StateChip label={etiquetaEstado} tone={tones.carta[estado]} />
      {estado === 'generada' && <SecondLine>{propios.cartaConLetra}</SecondLine>}
      {motivoRechazo !== null && (
        <SecondLine>
          {mensajes.CAR.noAprobado}: {motivoRechazo}
        </SecondLine>
      )}
    </>
  );
}
