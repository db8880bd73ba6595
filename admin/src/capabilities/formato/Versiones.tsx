import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Comparison } from '../../ui/comparison/Comparison';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { withNamedMergeFields } from '../../ui/rich-text/mergeFieldText';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { enDetalle, RECURSO, rutaDeFormato } from './rutas';
import type { FormatoDeLista, FormatoDetalle } from './tipos';
import { SituacionField, Vigencia } from './Vigencia';

/** All versions of the format, the newest first; another one opens, or is compared with the one that is shown. */
export function Versiones() {
  const formato = useShownRecord<FormatoDetalle>();
  const { role } = useUsuario();
  const [otra, setOtra] = useState<FormatoDeLista | null>(null);
  return (
    <Card component="section" aria-label="Versiones" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Versiones
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {formato.versiones.map((version) => (
          <li key={version.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              {version.id === formato.id ? (
                <strong>Versión {version.numero}</strong>
              ) : (
                <MuiLink component={Link} to={rutaDeFormato(role, version.id)}>
                  Versión {version.numero}
                </MuiLink>
              )}
              <SituacionField record={version} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Vigencia {...version} /> · {version.motivo}
            </Typography>
            {version.id !== formato.id && (
              <Button size="small" onClick={() => setOtra(version)}>
                {propios.formatoComparar(version.numero)}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {otra !== null && <Comparadas formato={formato} otra={otra} onClose={() => setOtra(null)} />}
    </Card>
  );
}

interface ComparadasProps {
  readonly formato: FormatoDetalle;
  readonly otra: FormatoDeLista;
  readonly onClose: () => void;
}

function Comparadas({ formato, otra, onClose }: ComparadasProps) {
  return (
    <ReadingDialog
      title={`Versión ${Math.min(formato.numero, otra.numero)} y versión ${Math.max(formato.numero, otra.numero)}`}
      maxWidth="md"
      onClose={onClose}
    >
      <Show resource={RECURSO} id={String(otra.id)} queryOptions={{ meta: enDetalle }} title={false}>
        <Textos formato={formato} />
      </Show>
    </ReadingDialog>
  );
}

/** What stands in the earlier of both and what in the later one. */
function Textos({ formato }: { readonly formato: FormatoDetalle }) {
  const leida = useShownRecord<FormatoDetalle>();
  const [antes, ahora] = leida.numero < formato.numero ? [leida, formato] : [formato, leida];
  return <Comparison before={withNamedMergeFields(antes.texto)} after={withNamedMergeFields(ahora.texto)} />;
}
