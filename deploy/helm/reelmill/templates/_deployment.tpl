{{/*
A Deployment. From: root, component, service (its image), values (of the component), port and management (numbers),
env (rendered variables), media and work (whether it uses the volumes), grace (seconds), replicas ("" leaves them to an autoscaler).
*/}}
{{- define "reelmill.deployment" -}}
{{- $root := .root -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "reelmill.fullname" $root }}-{{ .component }}
  namespace: {{ $root.Release.Namespace }}
  labels:
    {{- include "reelmill.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .component }}
spec:
  {{- if ne (toString .replicas) "" }}
  replicas: {{ .replicas }}
  {{- end }}
  revisionHistoryLimit: 3
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: {{ ternary 1 0 (eq .component "worker") }} }
  selector:
    matchLabels:
      {{- include "reelmill.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .component }}
  template:
    metadata:
      labels:
        {{- include "reelmill.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .component }}
        {{- with $root.Values.podLabels }}{{ toYaml . | nindent 8 }}{{ end }}
      {{- if or $root.Values.podAnnotations .providers }}
      annotations:
        {{- with $root.Values.podAnnotations }}{{ toYaml . | nindent 8 }}{{ end }}
        {{- if .providers }}
        checksum/providers: {{ $root.Values.providers.config | sha256sum }}
        {{- end }}
      {{- end }}
    spec:
      serviceAccountName: {{ include "reelmill.fullname" $root }}{{ if .token }}-deletion-cost{{ end }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: {{ .grace }}
      securityContext:
        {{- include "reelmill.podSecurity" $root | nindent 8 }}
      {{- with $root.Values.image.pullSecrets }}
      imagePullSecrets:
        {{- range . }}
        - name: {{ . }}
        {{- end }}
      {{- end }}
      {{- with $root.Values.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      {{- with (ternary $root.Values.workerNodeSelector $root.Values.nodeSelector (eq .component "worker")) }}
      nodeSelector: {{ toYaml . | nindent 8 }}
      {{- end }}
      {{- with (ternary $root.Values.workerTolerations $root.Values.tolerations (eq .component "worker")) }}
      tolerations: {{ toYaml . | nindent 8 }}
      {{- end }}
      topologySpreadConstraints:
        {{- $component := .component }}
        {{- range $root.Values.topologySpread.topologyKeys }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: {{ $root.Values.topologySpread.whenUnsatisfiable }}
          labelSelector:
            matchLabels:
              {{- include "reelmill.selector" $root | nindent 14 }}
              app.kubernetes.io/component: {{ $component }}
        {{- end }}
      containers:
        - name: {{ .service }}
          image: {{ include "reelmill.image" (dict "root" $root "service" .service) | quote }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          securityContext:
            {{- include "reelmill.containerSecurity" (dict "root" $root "component" .component) | nindent 12 }}
          ports:
            - { name: http, containerPort: {{ .port }} }
            - { name: management, containerPort: {{ .management }} }
            {{- if .admin }}
            - { name: admin, containerPort: {{ .admin }} }
            {{- end }}
          env:
            - { name: JAVA_TOOL_OPTIONS, value: {{ .values.jvm | quote }} }
            - { name: REELMILL_LOG_JSON, value: {{ $root.Values.logging.json | quote }} }
            {{- with $root.Values.tracing }}
            {{- if .endpoint }}
            - { name: REELMILL_OTLP_ENDPOINT, value: {{ .endpoint | quote }} }
            - { name: OTEL_EXPORTER_OTLP_PROTOCOL, value: {{ .protocol | quote }} }
            - { name: OTEL_TRACES_SAMPLER_ARG, value: {{ .ratio | quote }} }
            {{- end }}
            {{- end }}
            - { name: QUARKUS_HTTP_HOST, value: 0.0.0.0 }
            - { name: QUARKUS_MANAGEMENT_HOST, value: 0.0.0.0 }
            {{- include "reelmill.databaseEnv" $root | nindent 12 }}
            {{- include "reelmill.kafkaEnv" $root | nindent 12 }}
            {{- include "reelmill.secretEnv" (dict "root" $root "name" "REELMILL_INTERNAL_TOKEN" "key" (printf "internal-token-%s" .service)) | nindent 12 }}
            {{- include "reelmill.secretEnv" (dict "root" $root "name" "REELMILL_INTERNAL_CREDENTIALS" "key" "internal-credentials") | nindent 12 }}
            {{- .env | nindent 12 }}
            {{- if .media }}
            {{- with include "reelmill.storageEnv" $root }}{{ . | nindent 12 }}{{ end }}
            {{- end }}
          {{- if and .providers $root.Values.providers.secretName }}
          envFrom:
            - secretRef: { name: {{ $root.Values.providers.secretName }} }
          {{- end }}
          startupProbe:
            httpGet: { path: /q/health/started, port: management }
            periodSeconds: 2
            timeoutSeconds: 5
            failureThreshold: 90
          livenessProbe:
            httpGet: { path: /q/health/live, port: management }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /q/health/ready, port: management }
            periodSeconds: 5
            timeoutSeconds: 5
            failureThreshold: 3
          lifecycle:
            preStop:
              exec: { command: [sleep, {{ $root.Values.preStopSeconds | quote }}] }
          resources: {{ toYaml .values.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- if eq (include "reelmill.hasKafkaAuthority" $root) "true" }}
            - { name: kafka-ca, mountPath: /etc/kafka-ca, readOnly: true }
            {{- end }}
            {{- if .media }}
            - { name: media, mountPath: /data/media{{ if .mediaReadOnly }}, readOnly: true{{ end }} }
            {{- end }}
            {{- if .work }}
            - { name: work, mountPath: /data/work }
            {{- end }}
            {{- if and .providers $root.Values.providers.config }}
            - { name: providers, mountPath: /etc/reelmill, readOnly: true }
            {{- end }}
            {{- if .token }}
            - { name: token, mountPath: /var/run/secrets/reelmill, readOnly: true }
            {{- end }}
      volumes:
        {{- if eq (include "reelmill.hasKafkaAuthority" $root) "true" }}
        - name: kafka-ca
          secret: { secretName: {{ $root.Values.kafka.security.caSecretName }} }
        {{- end }}
        - { name: tmp, emptyDir: { sizeLimit: {{ ternary "8Gi" "512Mi" (has .component (list "worker" "render")) }} } }
        {{- if .media }}
        - name: media
          {{- if eq $root.Values.storage.kind "folder" }}
          persistentVolumeClaim: { claimName: {{ default (printf "%s-media" (include "reelmill.fullname" $root)) $root.Values.storage.folder.existingClaim }} }
          {{- else }}
          emptyDir: { sizeLimit: 20Gi }
          {{- end }}
        {{- end }}
        {{- if .work }}
        - name: work
          {{- if $root.Values.storage.work.shared }}
          persistentVolumeClaim: { claimName: {{ default (printf "%s-work" (include "reelmill.fullname" $root)) $root.Values.storage.work.existingClaim }} }
          {{- else }}
          emptyDir: { sizeLimit: {{ $root.Values.storage.work.size }} }
          {{- end }}
        {{- end }}
        {{- if and .providers $root.Values.providers.config }}
        - name: providers
          configMap: { name: {{ include "reelmill.fullname" $root }}-providers }
        {{- end }}
        {{- if .token }}
        - name: token
          projected:
            defaultMode: 0440
            sources:
              - serviceAccountToken: { path: token, expirationSeconds: 3600 }
              - configMap: { name: kube-root-ca.crt, items: [{ key: ca.crt, path: ca.crt }] }
        {{- end }}
{{- end -}}

{{/* A Service. From: root, component, ports (name → number), headless. */}}
{{- define "reelmill.service" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "reelmill.fullname" .root }}-{{ .component }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "reelmill.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .component }}
spec:
  {{- if .headless }}
  clusterIP: None
  {{- end }}
  selector:
    {{- include "reelmill.selector" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .component }}
  ports:
    {{- range $name, $port := .ports }}
    - { name: {{ $name }}, port: {{ $port }}, targetPort: {{ $name }} }
    {{- end }}
{{- end -}}

{{/* Addresses of the other services. */}}
{{- define "reelmill.url" -}}
{{ printf "http://%s-%s:%s" (include "reelmill.fullname" .root) .component .port }}
{{- end -}}
