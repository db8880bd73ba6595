import { propios } from '@adjudica/domain';
import { SecretoDialog } from '../../ui/dialogs/SecretoDialog';

interface Props {
  readonly usuario: string;
  readonly contrasena: string;
  readonly onClose: () => void;
}

export function ContrasenaTemporalDialog({ usuario, contrasena, onClose }: Props) {
  return (
    <SecretoDialog
      titulo="Contraseña de un solo uso"
      secreto={contrasena}
      unaVez={propios.contrasenaUnaVez}
      onClose={onClose}
    >
      Entréguela a <b>{usuario}</b>. Se muestra solo esta vez y deberá cambiarse al ingresar.
    </SecretoDialog>
  );
}
