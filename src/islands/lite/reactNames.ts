/**
 * React's names on Preact: those that our sources and the packages in them read, because whoever imports React as a whole, as zustand does, keeps all of them in
 * the runtime. `preact/compat` has twice as many (1.3 kB more).
 */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'
