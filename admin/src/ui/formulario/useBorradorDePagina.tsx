import { type Instante, propios, type Valor } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { AvisoDeSalida } from './AvisoDeSalida';
import { BorradorRestaurado, CopiaDelEquipo, EstadoDelBorrador, seConserva } from './avisosDeBorrador';
import type { Copia } from './copiaLocal';
import type { Valores } from './tabla';
import { type BorradorDeFormulario, useBorrador } from './useBorrador';

interface LugarDeBorrador {
  readonly formulario: string;
  readonly clave: string;
  readonly seccion: string;
  /** Version of the record from which typing begins. */
  readonly versionBase: number;
}

/** What a `FormPage` shows and does for the draft of its form. */
export interface BorradorDePagina {
  /** Above the fields, inside the form. */
  readonly avisos: ReactNode;
  /** Beside its buttons. */
  readonly estado: ReactNode;
  /** Around the save: no draft is written after it, and what was refused is kept again. `undefined` = it was saved. */
  readonly guardando: (guardar: () => Promise<unknown>) => Promise<unknown>;
}

/** The draft of a form that is react-admin's own (`FormPage`): all of it is one section. `null` until it is known whether there is one. */
export function useBorradorDePagina(lugar: LugarDeBorrador): BorradorDePagina | null {
  const { seccion, versionBase } = lugar;
  const borrador = useBorrador(lugar.formulario, lugar.clave);
  const { listo, autoguardado, estado } = borrador;
  const pendiente = useRef<Valores>({});

  const anotar = useCallback(
    (valores: Valores, desde: number) => {
      pendiente.current = valores;
      autoguardado?.programar(seccion, valores, desde);
    },
    [autoguardado, seccion],
  );
  const guardando = useCallback(
    async (guardar: () => Promise<unknown>) => {
      await autoguardado?.callar(seccion);
      const rechazo = await guardar();
      if (rechazo === undefined) await autoguardado?.olvidar(seccion);
      else autoguardado?.programar(seccion, pendiente.current, versionBase);
      return rechazo;
    },
    [autoguardado, seccion, versionBase],
  );

  if (!listo) return null;
  return {
    avisos: <Avisos borrador={borrador} seccion={seccion} versionBase={versionBase} anotar={anotar} />,
    estado: <EstadoDelBorrador borrador={estado} />,
    guardando,
  };
}

interface AvisosProps {
  readonly borrador: BorradorDeFormulario;
  readonly seccion: string;
  readonly versionBase: number;
  readonly anotar: (valores: Valores, versionBase: number) => void;
}

/** Puts back what an earlier sitting left, keeps what is typed, and asks before it is left. */
function Avisos({ borrador, seccion, versionBase, anotar }: AvisosProps) {
  const { borradores, enDuda, autoguardado, estado } = borrador;
  const form = useFormContext();
  const { isReady, isDirty, isSubmitting, isSubmitSuccessful, defaultValues } = useFormState();
  const iniciales = useRef<FieldValues>({});
  iniciales.current = defaultValues ?? {};
  const base = useRef(versionBase);
  const [restaurado, setRestaurado] = useState<Instante | null>(null);
  const [anterior, setAnterior] = useState(false);
  const [copia, setCopia] = useState<Copia | null>(null);

  const reponer = useCallback(
    (valores: Valores, desde: number): boolean => {
      const distintos = Object.entries(valores).filter(([nombre, valor]) => valor !== plano(iniciales.current[nombre]));
      for (const [nombre, valor] of distintos)
        form.setValue(nombre, compuesto(valor, iniciales.current[nombre]), { shouldDirty: true });
      base.current = Math.min(versionBase, desde);
      setAnterior(distintos.length > 0 && desde < versionBase);
      return distintos.length > 0;
    },
    [form, versionBase],
  );

  const repuesto = useRef(false);
  useEffect(() => {
    if (!isReady || repuesto.current || autoguardado === null) return;
    const suyos = borradores.filter((uno) => uno.seccion === seccion);
    autoguardado.conocer(suyos);
    setCopia(enDuda.find((una) => una.seccion === seccion) ?? null);
    for (const { valores, versionBase: desde, guardadoEn, sinEnviar } of suyos) {
      if (!reponer(valores, desde)) void autoguardado.descartar();
      else {
        setRestaurado(guardadoEn);
        if (sinEnviar) anotar(valores, desde);
      }
    }
    repuesto.current = true;
  }, [isReady, autoguardado, borradores, enDuda, seccion, reponer, anotar]);

  useEffect(() => {
    const { unsubscribe } = form.watch((valores, { name }) => {
      // without a name the form begins anew: nobody typed that
      if (name !== undefined && repuesto.current) anotar(pendientes(valores, iniciales.current), base.current);
    });
    return unsubscribe;
  }, [form, anotar]);

  const descartar = () => {
    setRestaurado(null);
    setAnterior(false);
    base.current = versionBase;
    form.reset();
    void autoguardado?.descartar();
  };
  const decidir = (usar: boolean) => {
    setCopia(null);
    if (copia === null) return;
    if (usar) {
      form.reset();
      reponer(copia.valores, copia.versionBase);
      anotar(copia.valores, copia.versionBase);
    } else void autoguardado?.olvidarCopia(seccion);
  };

  return (
    <>
      <BorradorRestaurado restaurado={restaurado} onDescartar={descartar} disabled={isSubmitting} />
      {anterior && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.borradorDeVersionAnterior}
        </Alert>
      )}
      <CopiaDelEquipo
        copia={copia && { escritaEn: copia.escritaEn, usar: () => decidir(true), descartar: () => decidir(false) }}
        disabled={isSubmitting}
      />
      {isDirty && !isSubmitting && !isSubmitSuccessful && <AvisoDeSalida conBorrador={seConserva(estado)} />}
    </>
  );
}

/** A draft is flat: what is composed of several values stands as its text. */
const plano = (valor: unknown): Valor => {
  if (valor === undefined || valor === '') return null;
  return typeof valor === 'object' && valor !== null ? JSON.stringify(valor) : (valor as Valor);
};

const compuesto = (valor: Valor, inicial: unknown): unknown =>
  typeof inicial === 'object' && inicial !== null ? { ...inicial, ...JSON.parse(String(valor)) } : valor;

/** What differs from what the form began with. */
const pendientes = (valores: FieldValues, iniciales: FieldValues): Valores =>
  Object.fromEntries(
    Object.entries(valores).flatMap(([nombre, valor]) =>
      plano(valor) === plano(iniciales[nombre]) ? [] : [[nombre, plano(valor)]],
    ),
  );
