import { claveDeSolicitud, propios } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAct } from '../../ui/useAct';
import { useIsPrinting } from '../../ui/useIsPrinting';
import { BotonDeFaltante } from './BotonDeFaltante';
import { direccionDeFaltante } from './direccion';
import { ListaDeFaltantes } from './ListaDeFaltantes';
import type { Faltante } from './tipos';

interface FaltantesProps {
  readonly faltantes: readonly Faltante[];
  /** Of them, how many are typed and wait for the save; they are not among `faltantes`. */
  readonly escritos?: number;
  /** The folder has left already: it lacks the same, but no longer for leaving. */
  readonly enviada?: boolean;
  /** Whose folder it is, where something can be done about a line on the spot. */
  readonly plan?: { readonly idCodigo: string; readonly puedeEditar: boolean };
}

/** What is missing for 'Enviar a Riesgo', one line closed, a list of links open; each leads to its tab and, in a form, to its field. */
export function Faltantes({ faltantes, escritos = 0, enviada = false, plan }: FaltantesProps) {
  const para = enviada ? '' : ' para enviar a Riesgo';
  const [abierta, setAbierta] = useState(false);
  const [params] = useSearchParams();
  const enPapel = useIsPrinting();
  const lista = useId();
  const generacion = useAct('/solicitud/{clave}/generar', { success: propios.solicitudGenerada });
  const porGuardar = escritos > 0 && (
    <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
      {propios.escritosSinGuardar(escritos)}
    </Typography>
  );
  if (faltantes.length === 0) {
    return (
      porGuardar || (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'success.main' }}>
          <CheckCircleOutlined sx={{ fontSize: 18 }} />
          No falta nada{para}
        </Typography>
      )
    );
  }
  const direccion = (faltante: Faltante): string => direccionDeFaltante(params, faltante);
  const titulo = faltantes.length === 1 ? `Falta 1 requisito${para}` : `Faltan ${faltantes.length} requisitos${para}`;
  return (
    <Box>
      {enPapel && <Typography variant="h3">{titulo}</Typography>}
      <Button
        size="small"
        onClick={() => setAbierta((antes) => !antes)}
        aria-expanded={abierta}
        aria-controls={lista}
        endIcon={<ExpandMore sx={{ transform: abierta ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }} />}
        sx={{ ml: -1.75, color: 'warning.main' }}
      >
        {titulo}
      </Button>
      {porGuardar}
      <Collapse in={abierta || enPapel} id={lista}>
        <ListaDeFaltantes
          faltantes={faltantes}
          direccionDe={direccion}
          botonDe={(faltante) =>
            plan && (
              <BotonDeFaltante
                faltante={faltante}
                puedeEditar={plan.puedeEditar}
                a={direccion(faltante)}
                generando={generacion.pending}
                onGenerar={(rol) => void generacion.run({ clave: claveDeSolicitud(plan.idCodigo, rol) }, null)}
              />
            )
          }
        />
      </Collapse>
    </Box>
  );
}
