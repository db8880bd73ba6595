import { esquemaEntregaDeModelo, hoyEn, propios } from '@adjudica/domain';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldValues } from 'react-hook-form';
import { urlOf } from '../../providers/calls';
import { httpUpload } from '../../providers/http';
import { ActDialog } from '../../ui/act/ActDialog';
import { RadioField } from '../../ui/act/RadioField';
import { TextLineField } from '../../ui/act/TextLineField';
import type { ActInputProps, ActWithoutPath } from '../../ui/act/types';
import { DayInput } from '../../ui/fields/DayInput';
import { FileDropzone } from '../../ui/upload/FileDropzone';
import { fileRules } from '../../ui/upload/rules';
import type { ContratoDetalle } from './tipos';

interface EntregaDeModeloDialogProps {
  readonly contrato: Pick<ContratoDetalle, 'id' | 'version' | 'nombreCliente'>;
  readonly onClose: () => void;
}

const acto: ActWithoutPath = {
  titulo: propios.modeloRegistrar,
  confirmar: 'Registrar',
  exito: propios.modeloRegistrado,
  esquema: esquemaEntregaDeModelo,
  campos: {
    fecha: {
      etiqueta: propios.modeloDia,
      tipo: DayInput,
      props: () => ({ max: hoyEn(new Date()), fullWidth: true }),
      ancho: 3,
    },
    hora: { etiqueta: propios.modeloHora, tipo: TextLineField, ayuda: 'HH:MM, de 24 horas', ancho: 3 },
    medio: {
      etiqueta: propios.modeloMedio,
      tipo: RadioField,
      props: { nombres: { mano: propios.modeloEnMano, correo: propios.modeloPorCorreo } },
    },
    file: {
      etiqueta: propios.modeloRecibo,
      tipo: Recibo,
      inicial: null,
      visible: ({ medio }) => medio === 'mano',
    },
    correo: { etiqueta: propios.modeloCorreo, tipo: TextLineField, visible: ({ medio }) => medio === 'correo' },
  },
};

/** What the client got before the signature: when, and the proof. */
export default function EntregaDeModeloDialog({ contrato, onClose }: EntregaDeModeloDialogProps) {
  const { id, version, nombreCliente } = contrato;
  const enviar = ({ file, ...cuerpo }: FieldValues, clave: string): Promise<ContratoDetalle> => {
    const form = new FormData();
    // fields first: the server reads them before the bytes
    for (const [campo, valor] of Object.entries(cuerpo)) form.append(campo, String(valor));
    if (file instanceof File) form.append('file', file, file.name);
    return httpUpload(urlOf('/contrato/{idCodigo}/entregar-modelo', { idCodigo: id }), form, {
      headers: { 'Idempotency-Key': clave },
    });
  };
  return (
    <ActDialog<ContratoDetalle>
      acto={acto}
      id={id}
      fijos={{ version }}
      enviar={enviar}
      efecto={<p>{propios.modeloAlRegistrar}</p>}
      onClose={onClose}
    >
      {nombreCliente}, plan {id}
    </ActDialog>
  );
}

function Recibo({ label, value, onChange, error }: ActInputProps<File | null>) {
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FileDropzone
        rule={fileRules['pdf-jpeg']}
        compact
        label={label}
        chosen={value?.name ?? null}
        onFiles={([elegido]) => onChange(elegido ?? null)}
      />
      <FormHelperText>{error ?? label}</FormHelperText>
    </FormControl>
  );
}
