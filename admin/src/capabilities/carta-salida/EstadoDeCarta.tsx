import { mensajes, propios } from '@adjudica/domain';
import { Menor } from '../../ui/Menor';
import { StateChip } from '../../ui/StateChip';
import type { CartaDeLista } from './tipos';

/** CAR-502: Pendiente or Realizado; below it what has happened to the letter. */
export function EstadoDeCarta({ carta }: { readonly carta: CartaDeLista }) {
  const { estado, etiquetaEstado, motivoRechazo } = carta;
  return (
    <>
      <StateChip label={etiquetaEstado} tono={estado === 'realizada' ? 'exito' : 'aviso'} />
      {estado === 'generada' && <Menor>{propios.cartaConLetra}</Menor>}
      {motivoRechazo !== null && (
        <Menor>
          {mensajes.CAR.noAprobado}: {motivoRechazo}
        </Menor>
      )}
    </>
  );
}
