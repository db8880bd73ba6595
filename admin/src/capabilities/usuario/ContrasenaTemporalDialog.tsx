import { propios } from '@adjudica/domain';
import { SecretDialog } from '../../ui/dialogs/SecretDialog';

interface Props {
  readonly usuario: string;
  readonly contrasena: string;
  readonly onClose: () => void;
}

export function ContrasenaTemporalDialog({ usuario, contrasena, onClose }: Props) {
  return (
    <SecretDialog
      title="Contraseña de un solo uso"
      secret={contrasena}
      onceText={propios.contrasenaUnaVez}
      onClose={onClose}
    >
      Entréguela a <b>{usuario}</b>. Se muestra solo esta vez y deberá cambiarse al ingresar.
    </SecretDialog>
  );
}
