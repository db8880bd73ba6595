import { bloquesDeContrato, esquemaRechazoDeContrato, LEG, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { Suspense, useState } from 'react';
import { CanAccess, useRefresh } from 'react-admin';
import { urlOf } from '../../providers/calls';
import type { Act, ActInputProps } from '../../ui/act/types';
import { Codes } from '../../ui/Codes';
import { CommentField } from '../../ui/fields/CommentField';
import { lazy } from '../../ui/lazy';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { AvisoDeRevision, EnlaceDeRevision, PasoDialog } from '../caso';
import { EnWord } from '../papel/EnWord';
import { Cabecera } from './Cabecera';
import type { ContratoDetalle } from './tipos';

const EntregaDeModeloDialog = lazy(() => import('./EntregaDeModeloDialog'));

type Abierto = 'datos' | 'modelo' | 'enviar' | 'aprobar' | 'rechazar' | 'borrador' | 'archivo';

const acto = (accion: 'enviar' | 'aprobar' | 'rechazar', titulo: string, exito: string): Act => ({
  path: `/contrato/{idCodigo}/${accion}`,
  titulo,
  confirmar: titulo,
  exito,
});
const actos: Readonly<Record<'enviar' | 'aprobar' | 'rechazar', Act>> = {
  enviar: acto('enviar', LEG.enviar, LEG.notificada),
  aprobar: { ...acto('aprobar', LEG.confirmarContrato, LEG.contratoSeAprobo), confirmar: LEG.aprobar },
  rechazar: {
    ...acto('rechazar', LEG.noAprobado, propios.avisoDeContratoRechazado),
    peligro: true,
    esquema: esquemaRechazoDeContrato,
    campos: {
      motivo: { etiqueta: 'Motivo', tipo: CommentField },
      bloques: { etiqueta: propios.contratoBloquesPorCorregir, tipo: BloquesElegidos, inicial: [], conFoco: false },
    },
  },
};

/** LEG-571…576: the buttons that the server offers this user now. */
export function AccionesDeContrato() {
  const contrato = useShownRecord<ContratoDetalle>();
  const refrescar = useRefresh();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const { id, acciones, version, nombreCliente } = contrato;
  const puede = (accion: ContratoDetalle['acciones'][number]) => acciones.includes(accion);
  const cerrar = () => setAbierto(null);
  const boton = (cual: Abierto, texto: string, variante: 'text' | 'outlined' | 'contained' = 'outlined') => (
    <Button
      variant={variante}
      aria-haspopup="dialog"
      {...(cual === 'rechazar' && { color: 'error' as const })}
      onClick={() => setAbierto(cual)}
    >
      {texto}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <EnlaceDeRevision idCodigo={id} />
      {puede('actualizar') && boton('datos', propios.contratoDatos)}
      {puede('entregarModelo') && boton('modelo', propios.modeloRegistrar)}
      {puede('verTodos') && boton('borrador', LEG.verTodos)}
      {contrato.bloques.every(({ existe }) => existe === 'S') && (
        <CanAccess resource="contrato" action="escribir">
          <EnWord url={urlOf('/contrato/{idCodigo}/word', { idCodigo: id })} fileName={`contrato-${id}.docx`} />
        </CanAccess>
      )}
      {puede('ver') && boton('archivo', LEG.verContrato, 'contained')}
      {puede('rechazar') && boton('rechazar', LEG.noAprobado)}
      {puede('enviar') && boton('enviar', LEG.enviar, 'contained')}
      {puede('aprobar') && boton('aprobar', LEG.aprobar, 'contained')}
      {(abierto === 'enviar' || abierto === 'aprobar' || abierto === 'rechazar') && (
        <PasoDialog
          acto={actos[abierto]}
          paso={abierto === 'aprobar' ? 'contrato' : null}
          idCodigo={id}
          id={id}
          fijos={{ version }}
          onClose={cerrar}
          efecto={abierto === 'aprobar' && <p>{propios.contratoAlAprobar}</p>}
        >
          {nombreCliente}, plan <Codes codes={[id]} />
          {abierto === 'enviar' && <AvisoDeRevision idCodigo={id} />}
        </PasoDialog>
      )}
      {abierto === 'modelo' && (
        <Suspense fallback={null}>
          <EntregaDeModeloDialog contrato={contrato} onClose={cerrar} />
        </Suspense>
      )}
      {abierto === 'datos' && (
        <Show resource="base-de-contrato" id={id} title={false}>
          <Cabecera
            contrato={contrato}
            onGuardado={() => {
              cerrar();
              refrescar();
            }}
            onClose={cerrar}
          />
        </Show>
      )}
      {(abierto === 'borrador' || abierto === 'archivo') && <Impreso id={id} cual={abierto} onClose={cerrar} />}
    </Box>
  );
}

/** LEG-572 as a draft with its mark, LEG-571 as it was approved. */
function Impreso({ id, cual, onClose }: { id: string; cual: 'borrador' | 'archivo'; onClose: () => void }) {
  return (
    <PdfPreviewDialog
      title={cual === 'borrador' ? LEG.verTodos : LEG.verContrato}
      url={urlOf(`/contrato/{idCodigo}/${cual}`, { idCodigo: id })}
      fileName={`contrato-${id}.pdf`}
      onClose={onClose}
    />
  );
}

/** Which of the seven are to be corrected. */
function BloquesElegidos({
  label,
  value,
  onChange,
  onBlur,
  disabled = false,
  error,
}: ActInputProps<readonly string[]>) {
  return (
    <FormControl component="fieldset" error={error !== undefined} onBlur={onBlur} disabled={disabled}>
      <FormLabel component="legend">{label}</FormLabel>
      {bloquesDeContrato.map(({ id, nombre }) => (
        <FormControlLabel
          key={id}
          label={nombre}
          control={
            <Checkbox
              size="small"
              checked={value.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((otro) => otro !== id))}
            />
          }
        />
      ))}
      <FormHelperText sx={{ mx: 0 }}>{error ?? ' '}</FormHelperText>
    </FormControl>
  );
}
