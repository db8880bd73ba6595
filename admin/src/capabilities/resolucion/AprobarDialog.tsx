import { mensajes, type TipoDeGarantia, tiposDeGarantia } from '@adjudica/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { MarcoDeResolucion } from './MarcoDeResolucion';
import type { CarpetaPorResolver } from './tipos';
import { useResolucion } from './useResolucion';

const { CAP, GEN, propios } = mensajes;
const garantias = Object.entries(tiposDeGarantia) as [TipoDeGarantia, string][];

interface AprobarDialogProps {
  readonly carpeta: CarpetaPorResolver;
  readonly onClose: () => void;
}

/** CAP-501, CAP-504…507, CAP-509, CAP-510. */
export default function AprobarDialog({ carpeta, onClose }: AprobarDialogProps) {
  const labelId = useId();
  const helpId = useId();
  const [tipoGarantia, setTipoGarantia] = useState<TipoDeGarantia | null>(null);
  const [comentario, setComentario] = useState('');
  const [intentado, setIntentado] = useState(false);
  const { ejecutar, cerrar, enCurso, rechazo } = useResolucion('aprobar', carpeta, {
    exito: CAP.carpetaAprobada,
    onHecho: onClose,
  });
  const texto = comentario.trim();
  const sinGarantia = intentado && tipoGarantia === null;
  return (
    <MarcoDeResolucion
      title={CAP.aprobarCarpeta}
      carpeta={carpeta}
      detalle={propios.alAprobarCarpeta}
      submitLabel="Aprobar"
      busy={enCurso}
      rechazo={rechazo}
      onSubmit={() => {
        setIntentado(true);
        if (tipoGarantia !== null && texto !== '') ejecutar({ tipoGarantia, comentario: texto });
      }}
      onClose={cerrar}
    >
      <FormControl error={sinGarantia} required>
        <FormLabel id={labelId}>{propios.tipoDeGarantia}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          aria-describedby={sinGarantia ? helpId : undefined}
          value={tipoGarantia ?? ''}
          onChange={(_, valor) => setTipoGarantia(valor as TipoDeGarantia)}
        >
          {garantias.map(([codigo, nombre]) => (
            <FormControlLabel key={codigo} value={codigo} control={<Radio size="small" />} label={nombre} />
          ))}
        </RadioGroup>
        {sinGarantia && (
          <FormHelperText id={helpId} sx={{ mx: 0 }}>
            {CAP.garantiaNoNula}
          </FormHelperText>
        )}
      </FormControl>
      <CampoDeComentario
        label="Comentario"
        value={comentario}
        onChange={setComentario}
        required
        error={intentado && texto === '' ? GEN.comentarioVacio : undefined}
      />
    </MarcoDeResolucion>
  );
}
