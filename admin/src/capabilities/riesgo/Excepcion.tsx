import { esquemaExcepcionDeRiesgo, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { RiesgoVista } from '../../generated/api';
import { ActFields } from '../../ui/act/ActFields';
import type { Act } from '../../ui/act/types';
import { useActForm } from '../../ui/act/useActForm';
import { CommentField } from '../../ui/fields/CommentField';
import { fechaHora } from '../../ui/format';
import type { Actos } from './consultas';
import { Panel } from './Panel';

interface ExcepcionProps {
  readonly vista: RiesgoVista;
  readonly actos: Actos;
  /** Whether its comment is written and not sent. */
  readonly onEscrito: (escrito: boolean) => void;
}

/** RIE-003, RIE-009: the exception once it is there, for every reader; before, its comment for who may add it now, and nothing for anybody else. */
export function Excepcion({ vista, actos, onEscrito }: ExcepcionProps) {
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
  return acciones.includes('exceptuar') ? <Nueva actos={actos} onEscrito={onEscrito} /> : null;
}

const exceptuar: Act = {
  path: '/riesgo/{idCodigo}/excepcion',
  titulo: propios.riesgoExcepcion,
  campos: {
    observacion: {
      etiqueta: 'Comentario',
      tipo: CommentField,
      ayuda: propios.riesgoExcepcionUnica,
      conFoco: false,
    },
  },
  esquema: esquemaExcepcionDeRiesgo,
};

function Nueva({ actos, onEscrito }: Omit<ExcepcionProps, 'vista'>) {
  const form = useActForm(exceptuar, () => ({ excepcion: true }));
  const { isDirty } = form.formState;
  useEffect(() => {
    onEscrito(isDirty);
    return () => onEscrito(false);
  }, [isDirty, onEscrito]);
  return (
    <Panel titulo={propios.riesgoExcepcion}>
      <Box
        component="form"
        onSubmit={form.handleSubmit(({ observacion }) => actos.exceptuar(observacion))}
        noValidate
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', pt: 0.5 }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <ActFields acto={exceptuar} form={form} />
        </Box>
        <Button
          type="submit"
          variant="outlined"
          loading={actos.enCurso === 'excepcion'}
          disabled={actos.enCurso !== null}
          sx={{ minHeight: 38 }}
        >
          {propios.riesgoAgregarExcepcion}
        </Button>
      </Box>
    </Panel>
  );
}
