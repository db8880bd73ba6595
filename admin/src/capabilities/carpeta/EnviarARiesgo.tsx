import { mensajes } from '@adjudica/domain';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useCan } from '../../ui/useCan';
import { WhyDisabled } from '../../ui/WhyDisabled';
import { EnviarDialog } from './EnviarDialog';
import type { CarpetaAEnviar } from './tipos';

interface EnviarARiesgoProps {
  readonly carpeta: CarpetaAEnviar;
  readonly size?: ButtonProps['size'];
  readonly variant?: ButtonProps['variant'];
  /** What is on the screen is not saved yet. */
  readonly disabled?: boolean;
}

/**
 * CLI-051…054: the one button that sends a folder to risk, on the status page and in the document viewer. Who may not send sees none; a folder that cannot
 * leave yet has it disabled, with the reason that the API gives.
 */
export function EnviarARiesgo({ carpeta, size, variant = 'outlined', disabled = false }: EnviarARiesgoProps) {
  const puede = useCan('carpeta:enviar');
  const [abierto, setAbierto] = useState(false);
  const { idCodigo, motivoNoEnviar } = carpeta;
  if (!puede) return null;

  return (
    <>
      <WhyDisabled reason={motivoNoEnviar}>
        <Button
          variant={variant}
          {...(size && { size })}
          disabled={disabled || motivoNoEnviar !== null}
          aria-haspopup="dialog"
          onClick={() => setAbierto(true)}
        >
          {mensajes.CLI.enviarARiesgo}
        </Button>
      </WhyDisabled>
      {abierto && <EnviarDialog idCodigo={idCodigo} onClose={() => setAbierto(false)} />}
    </>
  );
}
