import { LIMITES, mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import type { RiesgoVista } from '../../generated/api';
import { fechaHora } from '../../ui/formato';
import type { Actos } from './consultas';
import { Panel } from './Panel';

const { propios, RIE } = mensajes;

/** RIE-003, RIE-009: the exception once it is there, for every reader; before, its comment for who may add it now, and nothing for anybody else. */
export function Excepcion({ vista, actos }: { readonly vista: RiesgoVista; readonly actos: Actos }) {
  const { excepcion, acciones } = vista;
  if (excepcion !== null)
    return (
      <Panel titulo={propios.riesgoExcepcion}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{excepcion.observacion}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.riesgoExcepcionDe(excepcion.usuario, fechaHora(excepcion.fecha), excepcion.puntaje)}
        </Typography>
      </Panel>
    );
  return acciones.includes('exceptuar') ? <Nueva actos={actos} /> : null;
}

function Nueva({ actos: { enCurso, exceptuar } }: { readonly actos: Actos }) {
  const [observacion, setObservacion] = useState('');
  const [tried, setTried] = useState(false);
  const falta = tried && observacion.trim() === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (observacion.trim() !== '') void exceptuar(observacion.trim());
  };

  return (
    <Panel titulo={propios.riesgoExcepcion}>
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', pt: 0.5 }}
      >
        <TextField
          label="Comentario"
          value={observacion}
          onChange={(event) => setObservacion(event.target.value)}
          error={falta}
          helperText={
            falta
              ? RIE.debeIngresarComentarios
              : `${propios.riesgoExcepcionUnica} ${observacion.length}/${LIMITES.comentario}`
          }
          required
          multiline
          minRows={1}
          maxRows={6}
          sx={{ flex: '1 1 260px' }}
          slotProps={{ htmlInput: { maxLength: LIMITES.comentario } }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={enCurso === 'excepcion'}
          disabled={enCurso !== null}
          sx={{ minHeight: 38 }}
        >
          {propios.riesgoAgregarExcepcion}
        </Button>
      </Box>
    </Panel>
  );
}
