import { type CondicionesDeFormato, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { QueryState } from '../../ui/QueryState';
import { RichText } from '../../ui/rich-text/RichText';
import { useDelayed } from '../../ui/useDelayed';
import type { Llenado } from './tipos';

interface VistaPreviaProps {
  readonly texto: string;
  readonly condiciones: CondicionesDeFormato;
  readonly onClose: () => void;
}

/** The text as it would stand in a contract: with the examples of the fields, or with what a plan says. */
export function VistaPrevia({ texto, condiciones, onClose }: VistaPreviaProps) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [plan, setPlan] = useState('');
  const escrito = useDelayed(plan.trim(), 400);
  const cuerpo = { texto, condiciones, ...(escrito !== '' && { idCodigo: escrito }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['formato', 'vista-previa', cuerpo],
    queryFn: () => dataProvider.post('/formato/vista-previa', {}, cuerpo),
    retry: false,
  });
  return (
    <ReadingDialog
      title={propios.formatoVistaPrevia}
      maxWidth="md"
      onClose={onClose}
      toolbar={
        <TextField
          size="small"
          label={propios.formatoPlan}
          value={plan}
          onChange={({ target: { value } }) => setPlan(value)}
          placeholder={propios.formatoConEjemplos}
        />
      }
    >
      {data === undefined ? (
        <QueryState error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <Lleno llenado={data} />
      )}
    </ReadingDialog>
  );
}

function Lleno({ llenado: { texto, faltan, rechazos, encaja } }: { readonly llenado: Llenado }) {
  return (
    <>
      {encaja === false && <Alert severity="warning">{propios.formatoNoEncaja}</Alert>}
      {faltan.length > 0 && <Alert severity="info">{propios.formatoFaltan(faltan.join(', '))}</Alert>}
      {rechazos.map(({ linea, mensaje }) => (
        <Alert key={`${linea} ${mensaje}`} severity="error">
          {propios.formatoEnLinea(linea, mensaje)}
        </Alert>
      ))}
      <RichText html={texto} />
    </>
  );
}
