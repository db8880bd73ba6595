import { mensajes, propios } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { Menor } from '../../ui/Menor';
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
      <StateChip label={etiquetaEstado} tono={tones.carta[estado]} />
      {estado === 'generada' && <Menor>{propios.cartaConLetra}</Menor>}
      {motivoRechazo !== null && (
        <Menor>
          {mensajes.CAR.noAprobado}: {motivoRechazo}
        </Menor>
      )}
    </>
  );
}
