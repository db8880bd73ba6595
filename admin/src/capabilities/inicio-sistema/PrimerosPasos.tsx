import { propios } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type GetListParams, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';

const UNA = { pagination: { page: 1, perPage: 1 } } as const;

/** What a new installation needs before anybody can work: who, and with what. Gone once both are there. */
export function PrimerosPasos() {
  const id = useId();
  const { role } = useUsuario();
  const usuarios = useTotal('usuario', {});
  const importaciones = useTotal('importacion', { estado: 'APLICADA' });
  const nueva = usuarios === 1 || importaciones === 0;
  const plazos = useTotal('plazo', {}, nueva);
  if (!nueva || usuarios === undefined || importaciones === undefined) return null;
  const pasos = [
    { ruta: 'usuario', texto: propios.pasoUsuarios, hecho: usuarios > 1 },
    { ruta: 'importacion', texto: propios.pasoImportacion, hecho: importaciones > 0 },
    { ruta: 'plazo', texto: propios.pasoAjustes, hecho: (plazos ?? 0) > 0 },
  ];
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {propios.primerosPasos(pasos.filter(({ hecho }) => hecho).length, pasos.length)}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {pasos.map(({ ruta, texto, hecho }) => (
          <Box component="li" key={ruta} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {hecho ? (
              <CheckCircleOutlined fontSize="small" color="success" titleAccess={propios.pasoHecho} />
            ) : (
              <RadioButtonUnchecked fontSize="small" color="disabled" titleAccess={propios.pasoPorHacer} />
            )}
            <MuiLink component={Link} to={ownPath(role, ruta)}>
              {texto}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function useTotal(recurso: string, filter: GetListParams['filter'], enabled = true): number | undefined {
  return useGetList(recurso, { ...UNA, sort: { field: 'id', order: 'ASC' }, filter }, { enabled }).total;
}
