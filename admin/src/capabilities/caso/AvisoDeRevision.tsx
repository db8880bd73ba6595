import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { Hallazgos } from '../../ui/act/Reglas';
import { ownPath } from '../../ui/navigation';

const rutaDeRevision = (idCodigo: string): string => `revision/${encodeURIComponent(idCodigo)}`;
export const useRevision = (idCodigo: string) => useApiQuery('/caso/{idCodigo}/revision', { idCodigo });

/** To the review of a case, from its papers. */
export function EnlaceDeRevision({ idCodigo }: { readonly idCodigo: string }) {
  const { role } = useUsuario();
  return (
    <Button component={Link} to={ownPath(role, rutaDeRevision(idCodigo))}>
      {propios.casoRevision}
    </Button>
  );
}

/** In the dialogs of sending: what is blank or contradicts, before somebody else has to find it. */
export function AvisoDeRevision({ idCodigo }: { readonly idCodigo: string }) {
  const { data } = useRevision(idCodigo);
  const { role } = useUsuario();
  const hallazgos = data === undefined ? [] : [...data.blancos, ...data.desacuerdos];
  if (hallazgos.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      <MuiLink component={Link} to={ownPath(role, rutaDeRevision(idCodigo))}>
        {propios.casoRevision}
      </MuiLink>
      <Hallazgos hallazgos={hallazgos} />
    </Alert>
  );
}
