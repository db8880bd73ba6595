import MuiLink from '@mui/material/Link';
import { type FieldProps, useFieldValue } from 'react-admin';
import { Link } from 'react-router';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { useEnlace } from './enlaces';
import type { AsambleaRecord } from './tipos';

/** A field that leads to the participants of its assembly. */
export function AsambleaLink(props: FieldProps) {
  const { producto, grupo, numeroAsamblea } = useShownRecord<AsambleaRecord>();
  const texto: string | number = useFieldValue(props);
  const enlace = useEnlace();
  return (
    <MuiLink
      component={Link}
      to={enlace('generar-acta', { producto, grupo, asamblea: numeroAsamblea })}
      sx={{ fontWeight: 560 }}
    >
      {texto}
    </MuiLink>
  );
}
