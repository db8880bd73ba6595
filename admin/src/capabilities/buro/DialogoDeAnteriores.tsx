import { propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { ConsultaDeBuroRecord } from '../../generated/api';
import { useApiQuery } from '../../providers/useApiQuery';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { fecha, fechaHora } from '../../ui/format';
import { QueryState } from '../../ui/QueryState';
import type { Informe } from './consultas';
import { readOnce } from './consultas';
import { Puntaje } from './Puntaje';
import { Tablas } from './Tablas';

interface DialogoDeAnterioresProps {
  readonly informe: Pick<Informe, 'id' | 'cedula'>;
  readonly onClose: () => void;
}

/** Reports before the one that is shown: who asked and when, each to be opened. Nothing is asked of the bureau. */
export default function DialogoDeAnteriores({ informe: { id, cedula }, onClose }: DialogoDeAnterioresProps) {
  const [elegida, setElegida] = useState<ConsultaDeBuroRecord | null>(null);
  const { data, error, refetch } = useGetList<ConsultaDeBuroRecord>('buro', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'id', order: 'DESC' },
    filter: { cedula },
  });
  const anteriores = data?.filter((consulta) => consulta.id !== id && consulta.estado === 'lista');
  return (
    <ReadingDialog
      title={elegida === null ? propios.buroAnteriores : propios.buroConsultaDel(fecha(elegida.fecha))}
      onClose={onClose}
    >
      {elegida !== null ? (
        <>
          <Button size="small" onClick={() => setElegida(null)} sx={{ mb: 1 }}>
            {propios.buroAnteriores}
          </Button>
          <Guardada consulta={elegida} />
        </>
      ) : anteriores === undefined ? (
        <QueryState error={error} refetch={refetch} />
      ) : anteriores.length === 0 ? (
        <Typography>{propios.buroSinAnteriores}</Typography>
      ) : (
        <List disablePadding>
          {anteriores.map((consulta) => (
            <ListItemButton key={consulta.id} onClick={() => setElegida(consulta)}>
              <ListItemText
                primary={propios.buroConsultaDel(fecha(consulta.fecha))}
                secondary={propios.buroConsultadoPor(consulta.consultadoPor, fechaHora(consulta.consultadoEn))}
              />
            </ListItemButton>
          ))}
        </List>
      )}
    </ReadingDialog>
  );
}

/** Read once: each reading leaves an access row. */
function Guardada({ consulta: { id, cedula } }: { readonly consulta: ConsultaDeBuroRecord }) {
  const { data, error, refetch } = useApiQuery('/buro/{cedula}', { cedula, consulta: id }, readOnce);
  if (data === undefined) return <QueryState error={error} refetch={refetch} />;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {data.nombreSujeto}
      </Typography>
      <Puntaje informe={data} />
      <Tablas informe={data} />
    </>
  );
}
